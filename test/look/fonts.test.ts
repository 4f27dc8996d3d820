import { expect } from '@open-wc/testing';
import { all, part } from '../kit/shadow.ts';
import { SAMPLES, showTag } from './shown-tags.ts';
import '../kit/guard.ts';

const sheet = document.head.appendChild(document.createElement('style'));

/** The font families of a tag's texts, each once. */
const familiesOf = (tag: HTMLElement): Set<string> =>
  new Set(
    all(tag, '*')
      .filter((element) => element.getClientRects().length > 0 && !(element instanceof SVGElement))
      .map((element) => getComputedStyle(element).fontFamily),
  );

describe('the font of a tag', () => {
  afterEach(() => {
    sheet.textContent = '';
  });

  for (const name of Object.keys(SAMPLES)) {
    it(`<${name}> inherits the family of the page (US1)`, async () => {
      sheet.textContent = 'body { font-family: Georgia }';
      for (const family of familiesOf(await showTag(name))) expect(family).to.equal('Georgia');
    });
  }

  it('has the family set by a token (US1)', async () => {
    sheet.textContent = 'body { font-family: Georgia } :root { --shop-font-family: Verdana }';
    expect([...familiesOf(await showTag('shop-omnibus-price'))]).to.include('Verdana');
  });

  it('has its own size, line height and weight (US1)', async () => {
    sheet.textContent = `:root {
      --shop-font-size-small: 19px; --shop-line-height-small: 2; --shop-font-weight-small: 700;
    }`;
    const tag = await showTag('shop-omnibus-price');
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(part(tag, 'lowest'));
    expect([fontSize, lineHeight, fontWeight]).to.deep.equal(['19px', '38px', '700']);
  });

  it('has another family in headings if a token sets one (US1)', async () => {
    sheet.textContent = ':root { --shop-font-family-heading: Verdana }';
    const tag = await showTag('shop-modal');
    expect([...familiesOf(tag)]).to.include('Verdana');
  });
});
