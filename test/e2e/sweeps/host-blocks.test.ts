import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { addressOf } from '../../../build/docs/blocks/theme-pages.ts';
import type { HostBlock } from '../../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { REPEATS_ALL } from '../../repeated.mjs';
import { expectAccessible } from '../accessible.ts';
import type { HostPage } from '../host-page.ts';
import { shiftsByTags } from '../shifts.ts';
import { useShop } from '../use-shop.ts';
import { SWEEP_VISITORS, VISITORS, type Visitor } from '../visitors.ts';

const MAX_SHIFT = 0.02;
const MODES = REPEATS_ALL ? ['/host', '/host/instead'] : ['/host/instead'];
const PAGES = [
  '/',
  '/cat-pl-1-meble.html',
  '/product-pl-156-kurtka.html',
  '/basketedit.php',
  '/login.php',
  '/client-new.php',
];
const VISITORS_ON_REACT = SWEEP_VISITORS.filter(({ build }) => build === 'react');
/** The theme's own faults: without the tags, its breadcrumbs and, on phones, its search are in no landmark. */
const OF_THE_THEME = ['region'];

/** The tags of a page, by key, except that of the configuration, which every page has. */
async function keysOf(address: string): Promise<readonly string[]> {
  const page = await (await fetch(address)).text();
  const keys = [...page.matchAll(/<shop-([a-z-]+)/g)].map(([, key = '']) => key);
  return keys.filter((key) => key !== 'config');
}

/** Each tag of the theme, with the first page that uses it. */
async function firstPages(theme: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const path of PAGES) {
    for (const key of await keysOf(theme + path)) {
      if (!pages.has(key)) pages.set(key, path);
    }
  }
  return pages;
}

describe('a page of a foreign theme works without errors, layout shifts and accessibility violations (HO15)', () => {
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

const selectorsOf = (hooks: HostBlock['keep'] = []): readonly string[] =>
  hooks.flatMap(({ selector }) => selector ?? []);

/** The elements of a block that are missing on the page. */
async function missing(
  { page }: HostPage,
  hooks: HostBlock['keep'] = [],
): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) => wanted.filter((selector) => !document.querySelector(selector)),
    selectorsOf(hooks),
  );
}

describe('the pages of blocks describe the theme correctly', () => {
  const shop = useShop();
  const [, visitor] = VISITORS;

  async function open(t: TestContext, address: string) {
    assert.ok(visitor);
    const host = await shop.visitHost(t, visitor);
    await host.page.goto(shop.origin + address);
    await host.expectAlive(address);
    return host;
  }

  for (const block of HOST_BLOCKS) {
    const { name, themePage, keep, drop = [] } = block;
    if (!themePage) continue;
    // how the tag is placed is not part of the theme
    const parts = drop.filter(({ selector }) => !selector?.startsWith('shop-'));

    it(`${name}: the theme has the blocks to keep and to drop`, async (t) => {
      const host = await open(t, addressOf(block, themePage, 'plain'));
      assert.deepEqual(await missing(host, [...keep, ...parts]), []);
    });

    for (const way of ['around', 'instead'] as const) {
      it(`${name}, alone, tags ${way}: kept blocks exist, dropped ones are gone`, async (t) => {
        const host = await open(t, addressOf(block, themePage, way));
        const gone = drop.filter(({ isOnlyInstead }) => way === 'instead' || !isOnlyInstead);
        assert.deepEqual(await missing(host, keep), []);
        assert.deepEqual(await missing(host, gone), selectorsOf(gone));
        for (const key of block.tags) await host.page.waitForSelector(`shop-${key}:defined`);
      });
    }
  }
});
