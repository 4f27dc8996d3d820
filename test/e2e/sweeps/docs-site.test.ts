import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame } from 'puppeteer-core';
import { elementKeys } from '../../../build/element-entries.mjs';
import { REPEATS_ALL } from '../../repeated.mjs';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const [PHONE = assert.fail(), DESKTOP = assert.fail()] = VISITORS;
const PRICE = 'tags/shop-price.html';
/** Pages with the limits of their downloads; the playground loads the editor immediately. */
const PAGES = ['', 'tags/', PRICE, 'guide/look.html', 'guide/default-theme.html', 'blocks/'];
const PLAYGROUND = 'playground.html';
const MOST_REQUESTS = 12;
const MOST_KB = 110;
const KILOBYTE = 1024;
/** The accessible name of VitePress's search button, which contains a key. */
const RULES_OF_VITEPRESS = ['label-content-name-mismatch'];

/** Every file that a page has loaded, except those of its frames, with its size. */
async function loadedBy({ page }: ShopPage): Promise<{ names: string[]; kb: number }> {
  const loaded = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter((entry) => Reflect.get(entry, 'initiatorType') !== 'iframe')
      .map((entry) => ({ name: entry.name, bytes: Number(Reflect.get(entry, 'transferSize')) })),
  );
  const bytes = loaded.reduce((sum, { bytes: size }) => sum + size, 0);
  return { names: loaded.map(({ name }) => name), kb: bytes / KILOBYTE };
}

/** The frame of the first example, once its price shows. */
async function exampleOf({ page }: ShopPage): Promise<Frame> {
  const handle = await page.waitForSelector('live-example >>> iframe');
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('Expected the frame of an example.');
  await frame.waitForSelector('shop-price:state(rendered)');
  return frame;
}

const codeOf = ({ page }: ShopPage) =>
  page.$eval('live-example', (example) => example.getAttribute('code'));

describe('the documentation', () => {
  const shop = useShop();

  for (const path of [...PAGES, PLAYGROUND]) {
    it(`/docs/${path} is accessible, also in dark mode on a phone`, async (t) => {
      for (const visitor of REPEATS_ALL ? [DESKTOP, PHONE] : [PHONE]) {
        const docs = await shop.openDocs(t, visitor, path);
        assert.deepEqual(docs.faults, []);
        await docs.expectAccessible(path, RULES_OF_VITEPRESS);
      }
    });
  }

  for (const path of PAGES) {
    it(`/docs/${path} requests at most ${MOST_REQUESTS} files, ${MOST_KB} KB`, async (t) => {
      const { names, kb } = await loadedBy(await shop.openDocs(t, DESKTOP, path));
      assert.ok(names.length <= MOST_REQUESTS, names.join('\n'));
      assert.ok(kb <= MOST_KB, `${kb} KB`);
      t.diagnostic(`${names.length} files, ${kb.toFixed(1)} KB`);
    });
  }

  it('lets a reader edit an example on a phone, with warnings below it', async (t) => {
    const docs = await shop.openDocs(t, PHONE, PRICE);
    await exampleOf(docs);
    await docs.press('live-example >>> ::-p-text(Edit)');
    const editor = await docs.find('live-example >>> .cm-content');
    await editor.focus();
    await docs.page.keyboard.down('Control');
    await docs.page.keyboard.press('KeyA');
    await docs.page.keyboard.up('Control');
    await docs.page.keyboard.type('<shop-pric value="7">');
    await docs.find('live-example >>> ::-p-text(did you mean shop-price)');
  });

  it('names a part of an example on hover', async (t) => {
    const docs = await shop.openDocs(t, DESKTOP, PRICE);
    const example = await exampleOf(docs);
    await docs.press('live-example >>> ::-p-text(Parts)');
    await example.hover('shop-price >>> [part]');
    await example.waitForSelector('#part:popover-open[data-name="shop-price::part(price)"]');
    await docs.press('live-example >>> ::-p-text(Parts)');
    await example.hover('shop-price >>> [part]');
    await example.waitForSelector('#part:not(:popover-open)');
    assert.deepEqual(docs.faults, []);
  });

  it('names the tags of its shop on hover, and folds the code (DO5)', async (t) => {
    const docs = await shop.openDocs(t, DESKTOP, '');
    const example = await exampleOf(docs);
    await example.hover('shop-price');
    await example.waitForSelector('#part:popover-open[data-name="shop-price"]');
    const isCodeVisible = () =>
      docs.page.$eval('live-example code', (code) => code.checkVisibility());
    assert.equal(await isCodeVisible(), false);
    await docs.press('live-example >>> ::-p-text(Code)');
    assert.equal(await isCodeVisible(), true);
  });

  it('shows each tag as a tile with a live example, which leads to its page (DO5)', async (t) => {
    const { page } = await shop.openDocs(t, DESKTOP, 'tags/');
    assert.equal((await page.$$('.tiles live-tile')).length, elementKeys.length);
    const tile = await page.waitForSelector('.tiles live-tile >>> iframe');
    const frame = await tile?.contentFrame();
    await frame?.waitForSelector('shop-availability:state(rendered)');
    assert.ok(frame);
    await page.click('.tiles live-tile');
    await page.waitForFunction(() => location.pathname.endsWith('/tags/shop-availability.html'));
  });

  it('renders map tiles on a static site', async (t) => {
    const docs = await shop.openDocs(t, DESKTOP, 'tags/shop-map.html');
    const handle = await docs.page.waitForSelector('live-example >>> iframe');
    const frame = await handle?.contentFrame();
    await frame?.waitForSelector('shop-map >>> .leaflet-tile-loaded[src^="data:image/svg+xml,"]');
    assert.equal((await frame?.$$('shop-map >>> [src^="/tiles/"]'))?.length, 0);
  });

  it('shows the code of its URL in the playground', async (t) => {
    const docs = await shop.openDocs(t, DESKTOP, PRICE);
    await exampleOf(docs);
    const link = await docs.find('live-example >>> a');
    await docs.page.waitForFunction((a) => a instanceof HTMLAnchorElement && a.hash, {}, link);
    const address = await link.evaluate((a) => a.getAttribute('href'));
    const code = await codeOf(docs);
    await docs.page.goto(new URL(address ?? '', shop.origin).href);
    await exampleOf(docs);
    assert.equal(await codeOf(docs), code);
  });
});
