import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../../build/element-entries.mjs';
import { MAX_SHIFT, shiftsByTags } from '../../shifts.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

/** What these pages may move by, and why no style sheet knows it before the script. */
const MOVES: Readonly<Record<string, number>> = {
  // what the page says of the stock is shorter than the tag's words
  availability: 0.024,
  // the page has no word for what is sold out
  choice: 0.022,
  // the date in the page is shorter than the one of the tag
  date: 0.007,
  // its note has a line more on a phone
  'file-field': 0.014,
  // it hides all groups but one, and moves blocks of the page
  'menu-tabs': 0.055,
  'mobile-grid': 0.038,
  // its rows follow from the prices, and nothing stands in for them
  'omnibus-price': 0.024,
  // the form in the page has two lines on a phone
  search: 0.023,
};

/** The page shows all that it shows without our script. */
const isThere = () =>
  document.readyState !== 'loading' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

describe('the page of a tag, whose script is late', () => {
  const shop = useShop();

  for (const visitor of VISITORS.slice(0, 2)) {
    for (const key of elementKeys) {
      it(`shop-${key} moves nothing, ${visitor.window.width} px (AT16)`, async (t) => {
        const { page } = await shop.visit(t, { ...visitor, build: TESTED_BUILD });
        const moved = await shiftsByTags(page, `${shop.origin}/elements/${key}.html`, isThere);
        assert.ok(moved < (MOVES[key] ?? MAX_SHIFT), String(moved));
      });
    }
  }
});
