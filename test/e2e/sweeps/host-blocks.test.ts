import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { expectAccessible } from '../accessible.ts';
import { shiftsByTags } from '../shifts.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS, type Visitor } from '../visitors.ts';

const MAX_SHIFT = 0.02;
const MODES = ['/host', '/host/instead'] as const;
const PAGES = [
  '/',
  '/cat-pl-1-meble.html',
  '/product-pl-156-kurtka.html',
  '/basketedit.php',
  '/login.php',
  '/client-new.php',
];
const VISITORS_ON_REACT = VISITORS.filter(({ build }) => build === 'react');
/** The theme's own faults: without our tags its breadcrumbs and, on phones, its search are in no landmark. */
const OF_THE_THEME = ['region'];

/** The tags of a page, by their keys; the one for the configuration is on each. */
async function keysOf(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address)).text();
  const keys = [...page.matchAll(/<shop-([a-z-]+)/g)].map(([, key = '']) => key);
  return keys.filter((key) => key !== 'config');
}

/** Each tag of the theme, with the first page that has it. */
async function firstPages(theme: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const path of PAGES) {
    for (const key of await keysOf(theme + path)) {
      if (!pages.has(key)) pages.set(key, path);
    }
  }
  return pages;
}

describe('a page of a foreign theme is alive, silent, still and accessible (HO15)', () => {
  const shop = useShop();

  interface Opened {
    readonly visitor: Visitor;
    readonly path: string;
    readonly ignoredRules?: readonly string[];
  }

  async function expectWell(t: TestContext, { visitor, path, ignoredRules }: Opened) {
    const host = await shop.visitHost(t, visitor);
    const moved = await shiftsByTags(host.page, shop.origin + path);
    await host.expectAlive(path);
    await expectAccessible(host.page, path, ignoredRules);
    assert.ok(moved <= MAX_SHIFT, `${path} moves by ${moved}`);
  }

  for (const visitor of VISITORS_ON_REACT) {
    for (const mode of MODES) {
      const title = `${mode}, ${visitor.window.width} px`;

      it(`with all tags: ${title}`, async (t) => {
        for (const path of PAGES) await expectWell(t, { visitor, path: mode + path });
      });

      it(`with each tag alone: ${title}`, async (t) => {
        for (const [key, page] of await firstPages(shop.origin + mode)) {
          const path = `${mode}/only/${key}${page}`;
          await t.test(key, (t) => expectWell(t, { visitor, path, ignoredRules: OF_THE_THEME }));
        }
      });
    }
  }
});
