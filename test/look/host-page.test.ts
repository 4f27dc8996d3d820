import { expect } from '@open-wc/testing';
import { all } from '../kit/shadow.ts';
import { SAMPLES, showTag } from './shown-tags.ts';
import { RESETS } from './theme-resets.ts';
import '../kit/guard.ts';

const sheet = document.head.appendChild(document.createElement('style'));

interface Measure {
  readonly what: string;
  readonly fontPx: number;
  /** The size of an interactive element. */
  readonly target: readonly number[] | undefined;
}

/** The minimum font size on a page with larger text (HO14). */
const SMALLEST_PX = 11;
const PRESSED = 'button, a[href], input, [role=option]';

function measureOf(element: HTMLElement): Measure {
  const { width, height } = element.getBoundingClientRect();
  return {
    what: `${element.localName}.${element.className} ${element.part}`,
    fontPx: Number.parseFloat(getComputedStyle(element).fontSize),
    target: element.matches(PRESSED) ? [width, height] : undefined,
  };
}

/** Measures everything that a tag renders. */
const measure = (tag: HTMLElement): Measure[] =>
  all(tag, '*')
    .filter((element) => element.getClientRects().length > 0 && !(element instanceof SVGElement))
    .map(measureOf);

function measureIn(css: string, tag: HTMLElement): Measure[] {
  sheet.textContent = css;
  return measure(tag);
}

describe('a tag in the page of a theme', () => {
  afterEach(() => {
    sheet.textContent = '';
  });

  for (const name of Object.keys(SAMPLES)) {
    it(`<${name}> has the same texts and targets as on a plain page`, async () => {
      const tag = await showTag(name);
      expect(measureIn(RESETS, tag)).to.deep.equal(measureIn('', tag));
    });

    for (const fontPx of [13, 20]) {
      it(`<${name}> has the size of the surrounding text, of ${fontPx} px`, async () => {
        const tag = await showTag(name);
        const plain = measureIn('', tag);
        const scaled = measureIn(`${RESETS} body { font-size: ${fontPx}px }`, tag);
        expect(scaled.map(({ what }) => what)).to.deep.equal(plain.map(({ what }) => what));
        const factor = fontPx / 16;
        for (const [at, { what, fontPx: size }] of plain.entries()) {
          expect(scaled[at]?.fontPx, what).to.be.closeTo(
            Math.max(SMALLEST_PX, size * factor),
            0.02,
          );
        }
      });
    }
  }

  it('keeps small text readable: at 10 px no text of ours is smaller than at 13 px', async () => {
    const tag = await showTag('shop-omnibus-price');
    const at = (px: number) => measureIn(`body { font-size: ${px}px }`, tag);
    const smallest = at(10);
    expect(smallest).to.deep.equal(at(13));
  });

  it('uses tokens that the page sets, on the root or on a tag', async () => {
    const tag = await showTag('shop-back-to-top');
    const [button] = measureIn(':root { --shop-target-size: 60px }', tag);
    expect(button?.target).to.deep.equal([60, 60]);
    const [other] = measureIn(':root { --shop-unit: 2px } * { padding: 0 }', tag);
    expect(other?.target).to.deep.equal([88, 88]);
    const [own] = measureIn(
      'shop-back-to-top { --shop-unit: calc(1em / 20); font-size: 40px }',
      tag,
    );
    expect(own?.target).to.deep.equal([88, 88]);
  });
});
