import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { platform } from '../kit/fake-platform.ts';
import { all, one, part, parts } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { answer, product } from './search.fixtures.ts';
import {
  inputOf,
  installSearchPlatform,
  SEARCH,
  type Search,
  searchIn,
  showResults,
} from './search-box.ts';

const DEFAULT_VIEWPORT = { width: 800, height: 600 };
const LONG = 'Kurtka przeciwdeszczowa Turnia z membraną';
/** The width of a search box in a tablet's header, which is narrow and not at the start of the row. */
const BOX_PX = 190;

beforeEach(() => {
  installSearchPlatform();
  platform.answer(SEARCH, answer({ products: [product(LONG)] }));
});
afterEach(() => setViewport(DEFAULT_VIEWPORT));

async function openIn(width: number, { dir = 'ltr', justify = 'center', boxPx = BOX_PX } = {}) {
  await setViewport({ width, height: 600 });
  const element = await searchIn(html`<div
    dir=${dir} style="display: grid; grid-template-columns: ${boxPx}px; justify-content: ${justify}"
  ><shop-search></shop-search></div>`);
  inputOf(element).focus();
  await showResults(element, 'kurtka');
  return element;
}

const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** The width of an element in its own em. */
const widthInEm = (element: Element): number =>
  box(element).width / Number.parseFloat(getComputedStyle(element).fontSize);

function expectWithinWindow(panel: Element): void {
  expect(box(panel).left).to.be.at.least(0);
  expect(box(panel).right).to.be.at.most(document.documentElement.clientWidth);
  expect(document.documentElement.scrollWidth).to.equal(document.documentElement.clientWidth);
}

const priceOf = (element: Search): HTMLElement => one(element, '.search__price');

describe('the panel of <shop-search>', () => {
  for (const dir of ['ltr', 'rtl']) {
    for (const width of [768, 800, 900]) {
      for (const justify of ['start', 'center', 'end']) {
        it(`is 22 em wide inside the window below a narrow box: ${width} px, ${dir}, ${justify} (V4)`, async () => {
          const element = await openIn(width, { dir, justify });
          const panel = part(element, 'panel');
          expect(widthInEm(panel)).to.be.at.least(22);
          expectWithinWindow(panel);
        });
      }
    }

    it(`shows the price below the name when it is narrow: ${dir} (V4)`, async () => {
      const element = await openIn(800, { dir });
      const [name] = all(element, '.search__name');
      expect(box(priceOf(element)).top).to.be.at.least(box(name ?? element).bottom - 1);
      expect(box(name ?? element).width).to.be.greaterThan(200);
    });

    it(`keeps number and currency of a price in order: ${dir} (V26)`, async () => {
      const element = await openIn(800, { dir, boxPx: 600 });
      expect(isLeftOf(priceOf(element), ['123,00', 'zł'])).to.equal(true);
    });
  }

  it('is as wide as a wide box, with the price beside the name (V4)', async () => {
    const element = await openIn(900, { boxPx: 600 });
    const [name] = all(element, '.search__name');
    expect(box(part(element, 'panel')).width).to.be.closeTo(600, 2);
    expect(box(priceOf(element)).left).to.be.at.least(box(name ?? element).right);
  });

  it('is as wide as its box on a phone (V4)', async () => {
    const element = await openIn(360);
    const panel = part(element, 'panel');
    expect(box(panel).width).to.be.closeTo(box(one(element, '.search__bar')).width, 2);
    expectWithinWindow(panel);
    expect(parts(element, 'product')).to.have.length(1);
  });

  it('stays within the window when that gets narrower (V4)', async () => {
    const element = await openIn(1000, { justify: 'end' });
    await setViewport({ width: 780, height: 600 });
    await waitUntil(() => box(part(element, 'panel')).right <= 780);
    expectWithinWindow(part(element, 'panel'));
  });
});
