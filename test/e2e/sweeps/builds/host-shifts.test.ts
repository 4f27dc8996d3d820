import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_THEME_SHIFT, shiftsByTags } from '../../shifts.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

const [PHONE] = VISITORS;
const PAGES = [
  '/',
  '/cat-pl-1-meble.html',
  '/product-pl-156-kurtka.html',
  // a path that wraps
  '/cat-pl-521-dla-wedrowca.html',
  // versions
  '/product-pl-102-koc.html',
];

describe('a page of a foreign theme on a phone', () => {
  const shop = useShop();

  for (const mode of ['/host', '/host/instead']) {
    for (const path of PAGES) {
      it(`has no layout shift when the tags render: ${mode}${path} (HO7)`, async (t) => {
        assert.ok(PHONE);
        const { page } = await shop.visit(t, { ...PHONE, build: TESTED_BUILD });
        const moved = await shiftsByTags(page, shop.origin + mode + path);
        assert.ok(moved < MAX_THEME_SHIFT, String(moved));
      });
    }
  }
});
