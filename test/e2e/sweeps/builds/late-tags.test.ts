import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../../build/element-entries.mjs';
import { MAX_SHIFT, shiftsByTags } from '../../shifts.ts';
import { useShop } from '../../use-shop.ts';
import { SWEEP_VISITORS, TESTED_BUILD } from '../../visitors.ts';

/** The page shows all that it shows without our script. */
const isThere = () =>
  document.readyState !== 'loading' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

describe('the page of a tag with a late script', () => {
  const shop = useShop();

  for (const visitor of SWEEP_VISITORS.slice(0, 2)) {
    for (const key of elementKeys) {
      it(`has no layout shift with shop-${key}, ${visitor.window.width} px (AT16)`, async (t) => {
        const { page } = await shop.visit(t, { ...visitor, build: TESTED_BUILD });
        const moved = await shiftsByTags(page, `${shop.origin}/elements/${key}.html`, isThere);
        assert.ok(moved < MAX_SHIFT, String(moved));
      });
    }
  }
});
