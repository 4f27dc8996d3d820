import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { THEME_PICTURES } from '../../../build/docs/blocks/theme-pictures.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const [PHONE = assert.fail(), DESKTOP = assert.fail()] = VISITORS;
const GUIDE = 'guide/default-theme.html';
const PAGES = [GUIDE, `pl/${GUIDE}`, 'blocks/'];
/** The minimum size of a touch target. */
const TARGET_PX = 24;
const SHOWN = 'theme-picture >>> [data-shown]';

/** A number in the picture, and the target of a click on it. */
interface Numbered {
  readonly text: string;
  readonly address: string | undefined;
  readonly size: number;
}

const addressOf = (key: string): string => `/docs/blocks/${key}.html`;

/** The numbers of the visible page, each clicked in its centre: no other outline may cover them. */
const numbersOf = ({ page }: ShopPage): Promise<readonly Numbered[]> =>
  page.$$eval(`${SHOWN} .mark:not([data-again]) .label`, (labels) =>
    labels.map((label) => {
      label.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = label.getBoundingClientRect();
      const root = label.getRootNode();
      const hit =
        root instanceof ShadowRoot
          ? root.elementFromPoint(left + width / 2, top + height / 2)
          : undefined;
      return {
        text: label.querySelector('b')?.textContent ?? '',
        address: hit?.closest('a')?.pathname,
        size: Math.min(width, height),
      };
    }),
  );

describe('the picture of the default theme', () => {
  const shop = useShop();

  for (const visitor of [DESKTOP, PHONE]) {
    for (const path of PAGES) {
      it(`links each number to its block: ${path}, ${visitor.window.width} px`, async (t) => {
        const docs = await shop.openDocs(t, visitor, path);
        const all: Numbered[] = [];
        for (const [index, { blocks }] of THEME_PICTURES.entries()) {
          // VitePress's navigation bar is sticky, and may cover the buttons
          await docs.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await docs.press(`theme-picture >>> .tabs button:nth-child(${index + 1})`);
          await docs.page.waitForSelector(`${SHOWN} [data-key="${blocks[0]}"]`);
          all.push(...(await numbersOf(docs)));
        }
        const sorted = all.sort((one, other) => Number(one.text) - Number(other.text));
        assert.deepEqual(
          sorted.map(({ text, address }) => [text, address]),
          HOST_BLOCKS.map(({ key }, index) => [`${index + 1}`, addressOf(key)]),
        );
        assert.deepEqual(
          sorted.filter(({ size }) => size < TARGET_PX),
          [],
        );
        assert.deepEqual(docs.faults, []);
      });
    }
  }

  it('highlights the block whose list entry has focus', async (t) => {
    const docs = await shop.openDocs(t, DESKTOP, GUIDE);
    await docs.page.focus('theme-picture a[href*="blocks/sizes"]');
    await docs.page.waitForSelector(`${SHOWN} [data-key="sizes"][data-on]`);
    await docs.page.focus('theme-picture a[href*="blocks/search"]');
    await docs.page.waitForSelector(`${SHOWN} [data-key="search"][data-on]`);
  });

  it('links to the page of a nested block', async (t) => {
    const docs = await shop.openDocs(t, DESKTOP, GUIDE);
    await docs.press('theme-picture >>> .tabs button:nth-child(2)');
    await Promise.all([
      docs.page.waitForNavigation(),
      docs.press(`${SHOWN} [data-key="sizes"] .label`),
    ]);
    assert.equal(new URL(docs.page.url()).pathname, addressOf('sizes'));
  });
});
