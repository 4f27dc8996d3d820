import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { fencesOf } from '../kit/fences.ts';
import { openBrowser, openTab } from './browser.ts';

const PAGE =
  fencesOf(readFileSync('README.md', 'utf8')).find(({ language }) => language === 'html')?.code ??
  '';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** A server that knows files alone: the page at `/`, and `dist/` as the README says. */
async function startFiles(t: TestContext): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const [, file] = /^\/shop-elements\/(.+)$/.exec(pathname) ?? [];
    if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else if (file) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(join('dist', file)));
    } else response.writeHead(204).end();
  });
  server.listen(0);
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

it('the page of the README works on a server of files: prices, a basket, suggestions (US10)', async (t) => {
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
  await page.goto(await startFiles(t));
  await page.waitForSelector('shop-minicart:not(:state(empty))');
  await page.waitForSelector('shop-search:state(rendered)');
  await page.type('shop-search >>> [part~=input]', 'mug');
  await page.waitForFunction(
    () => document.querySelector('shop-search')?.shadowRoot?.querySelector('[role=option]'),
    { polling: 'raf' },
  );
  const shown = await page.$$eval('shop-minicart, shop-price, shop-omnibus-price', (tags) =>
    tags.map((tag) => tag.shadowRoot?.textContent?.replace(/\s/g, ' ')),
  );
  assert.match(shown.join(' | '), /2 .*\| .*149,99 zł.*\| .*169,00 zł/);
  assert.deepEqual(faults, []);
});
