import { expect } from '@open-wc/testing';
import { all } from '../kit/shadow.ts';
import { SAMPLES, showTag } from './shown-tags.ts';
import '../kit/guard.ts';

/** Tags whose layout depends on a stylesheet that is not part of the visual style. */
const PLACED = ['shop-map'];
/** The height of a page that is reserved for a tag. */
const PLACE_PX = 700;

describe('a tag with unstyled', () => {
  beforeEach(() => {
    const config = document.body.appendChild(document.createElement('shop-config'));
    config.setAttribute('unstyled', '');
  });
  afterEach(() => document.querySelector('shop-config')?.remove());

  for (const name of Object.keys(SAMPLES)) {
    it(`<${name}> keeps its layout, with outlined icons as large as its text (U4)`, async () => {
      const tag = await showTag(name);
      const sheets = tag.shadowRoot?.adoptedStyleSheets;
      // styles of visually hidden texts are kept
      expect(sheets?.length).to.equal(PLACED.includes(name) ? 2 : 1);
      for (const icon of all(tag, 'svg')) {
        const { width, height } = icon.getBoundingClientRect();
        const em = Number.parseFloat(getComputedStyle(icon).fontSize);
        expect(Math.max(width, height)).to.be.at.most(em + 0.1);
        expect(getComputedStyle(icon).stroke, icon.outerHTML).not.to.equal('none');
        expect(getComputedStyle(icon).fill, icon.outerHTML).to.equal('none');
      }
      for (const element of all(tag, '*')) {
        expect(element.getBoundingClientRect().width, element.className).to.be.at.most(PLACE_PX);
      }
    });
  }

  it('keeps visually hidden text hidden, such as the copy of a toast (US8)', async () => {
    for (const name of ['shop-toasts', 'shop-list-button']) {
      const tag = await showTag(name);
      const unseen = all(tag, '.unseen');
      expect(unseen.length, name).to.be.greaterThan(0);
      for (const element of unseen) {
        const { width, height } = element.getBoundingClientRect();
        expect([width, height], element.className).to.deep.equal([1, 1]);
      }
    }
  });
});
