import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { registerElements } from '../../elements/start/register.ts';
import { tokensAdopted } from '../kit/accessible.ts';
import { LINK, warningsOf } from './plant.ts';
import '../kit/guard.ts';

registerElements(declarations);

const PRICE = '<shop-price value="10"></shop-price>';
const sheet = document.head.appendChild(document.createElement('style'));

/** The development build's warnings about a page with this rule. */
async function warningsWith(css: string): Promise<string[]> {
  await tokensAdopted();
  sheet.textContent = css;
  const warned = await warningsOf(PRICE);
  return warned.map((line) => line.replace(LINK, ''));
}

describe('warnings about tokens', () => {
  afterEach(() => {
    sheet.textContent = '';
  });

  it('report an invalid size (US1)', async () => {
    expect(await warningsWith(':root { --shop-font-size-body: 17 }')).to.deep.equal([
      '[shop] --shop-font-size-body: 17: expected a font-size, using none.',
    ]);
  });

  it('report a font shorthand (US1)', async () => {
    expect(await warningsWith(':root { --shop-font-body: 17px }')).to.deep.equal([
      '[shop] --shop-font-body: there is no such token; expected --shop-font-size-body, --shop-line-height-body or --shop-font-weight-body.',
    ]);
  });

  it('ignore valid fonts (US1)', async () => {
    const css = ':root { --shop-font-size-body: 17px; --shop-font-family: Georgia, serif }';
    expect(await warningsWith(css)).to.deep.equal([]);
  });

  it('report unreadable colours, for each colour scheme (US2)', async () => {
    const css = `:root {
      color-scheme: light dark; --shop-color-accent: #7a1f3d; --shop-color-on-accent: light-dark(#fff, #222);
    }`;
    expect(await warningsWith(css)).to.deep.equal([
      '[shop] --shop-color-on-accent on --shop-color-accent has 1.6 : 1 in a dark page; expected 4.5 : 1, so that it can be read.',
      '[shop] --shop-color-on-accent on --shop-color-accent-hover has 1.8 : 1 in a dark page; expected 4.5 : 1, so that it can be read.',
    ]);
  });

  it('ignore an accent with our derived shades (US2)', async () => {
    const css = ':root { color-scheme: light dark; --shop-color-accent: #7a1f3d }';
    expect(await warningsWith(css)).to.deep.equal([]);
  });
});
