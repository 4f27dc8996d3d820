import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { useShop } from '../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../visitors.ts';

const MAPS = 60;
/** Fewer than one map creates. */
const [FEW_NODES, FEW_LISTENERS] = [30, 15];
/** A page without a map has fewer. */
const EMPTY_PAGE_NODES = 50;
const PATIENCE_MS = 30_000;
const AUTOLOADER = TESTED_BUILD === 'lite' ? '/dist/lite/autoloader.js' : '/dist/autoloader.js';

const MAP = `<shop-map center="52,21" cluster tile-url="/gfx/none/{z}/{x}/{y}.png" style="height: 200px">
  <ul><li data-lat="52" data-lng="21"><b>Warszawa</b></li><li data-lat="52.01" data-lng="21"><b>Wola</b></li></ul>
</shop-map>`;
const PAGE = `<!doctype html><html lang="pl"><link rel="stylesheet" href="/dist/css/shop.css">
  <script type="module" src="${AUTOLOADER}"></script><body>${MAP}`;

/** Adds maps to the page at random times within 200 ms, and removes each up to 400 ms later, in use or not. */
const comeAndGo = (page: Page, seed: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    let last = ${seed};
    const random = () => (last = (last * 16807) % 2147483647) / 2147483647;
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all([...Array(${MAPS})].map(async () => {
      await wait(random() * 200);
      document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(MAP)});
      const map = document.body.lastElementChild;
      await wait(random() * 400);
      if (random() < 0.3) map.shadowRoot?.querySelector('[part~=marker], button')?.click();
      if (random() < 0.3) map.zoom = 3 + Math.round(random() * 10);
      await wait(random() * 100);
      map.remove();
    }));
  })()`);

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
}

/** The number of objects of the page in memory. */
async function counts(page: Page, session: CDPSession): Promise<Counts> {
  await session.send('HeapProfiler.collectGarbage');
  const { Nodes: nodes = 0, JSEventListeners: listeners = 0 } = await page.metrics();
  return { nodes, listeners };
}

/** Waits until the page has released removed elements: timers and idle work keep them briefly. */
async function settledCounts(page: Page, isEnough: (now: Counts) => boolean): Promise<Counts> {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.enable');
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await counts(page, session);
    if (isEnough(now) || Date.now() > end) return now;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

describe('maps that are added and removed at once', () => {
  const shop = useShop();
  const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD) ?? assert.fail();

  /** An otherwise empty page. */
  async function openPage(t: TestContext): Promise<Page> {
    const { page } = await shop.visit(t, visitor);
    await page.setRequestInterception(true);
    const address = `${shop.origin}/maps`;
    page.on('request', (request) =>
      request.url() === address
        ? request.respond({ contentType: 'text/html', body: PAGE })
        : request.continue(),
    );
    await page.goto(address);
    await page.waitForSelector('shop-map:state(rendered)');
    await page.$eval('shop-map', (map) => map.remove());
    return page;
  }

  it(`leak neither nodes nor listeners: ${MAPS} of them (AT17)`, async (t) => {
    const page = await openPage(t);
    // modules loaded by the first maps stay in memory
    await comeAndGo(page, 1);
    const before = await settledCounts(page, ({ nodes }) => nodes < EMPTY_PAGE_NODES);
    for (const seed of [2, 3, 4]) await comeAndGo(page, seed);
    const isSame = ({ nodes, listeners }: Counts) =>
      nodes < before.nodes + FEW_NODES && listeners < before.listeners + FEW_LISTENERS;
    const after = await settledCounts(page, isSame);
    const counts = JSON.stringify({ before, after });
    t.diagnostic(counts);
    assert.ok(isSame(after), counts);
  });
});
