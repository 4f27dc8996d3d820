import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fencesOf } from '../kit/fences.ts';
import { openBrowser, openTab } from './browser.ts';
import { serveFiles } from './files-server.ts';

const PAGE =
  fencesOf(readFileSync('README.md', 'utf8')).find(({ code }) => code.startsWith('<!doctype'))
    ?.code ?? '';

it('the page of the README works on a static file server: a price, a basket, suggestions (US10)', async (t) => {
  const browser = await openBrowser();
  t.after(() => browser.close());
  const window = {
    width: 1280,
    height: 800,
    scheme: 'light',
    hasTouch: false,
    isMobile: false,
  } as const;
  const { page, faults } = await openTab(browser.defaultBrowserContext(), window);
  await page.goto(await serveFiles(t, () => PAGE));
  await page.waitForSelector('shop-minicart:not(:state(empty))');
  await page.waitForSelector('shop-search:state(rendered)');
  await page.type('shop-search >>> [part~=input]', 'mug');
  await page.waitForFunction(
    () => document.querySelector('shop-search')?.shadowRoot?.querySelector('[role=option]'),
    { polling: 'raf' },
  );
  const shown = await page.$$eval('shop-minicart, shop-price', (tags) =>
    tags.map((tag) => tag.shadowRoot?.textContent?.replace(/\s/g, ' ')),
  );
  assert.match(shown.join(' | '), /2 .*\| .*149,99 zł/);
  assert.deepEqual(faults, []);
});
