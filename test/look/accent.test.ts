import { expectAccessible } from '../kit/accessible.ts';
import { showTag } from './shown-tags.ts';
import '../kit/guard.ts';

const sheet = document.head.appendChild(document.createElement('style'));

/** Dark, light and vivid colours, and the greys on which black and white have similar contrast. */
const ACCENTS = ['#7a1f3d', '#000', '#ffd400', '#f00', '#00f', '#757575', '#777', '#9be0c4'];
/** Tags with text on the accent colour, or in it. */
const TAGS = ['shop-minicart', 'shop-date-picker', 'shop-omnibus-price', 'shop-breadcrumbs'];

describe('the accent colour of a shop', () => {
  afterEach(() => {
    sheet.textContent = '';
  });

  for (const scheme of ['light', 'dark']) {
    for (const accent of ACCENTS) {
      it(`${accent} keeps all texts readable on a ${scheme} page (US2)`, async () => {
        sheet.textContent = `:root { color-scheme: ${scheme}; --shop-color-accent: ${accent}; background: Canvas; color: CanvasText }`;
        for (const name of TAGS) await expectAccessible(await showTag(name));
      });
    }
  }
});
