import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createPlatform } from 'shop-elements/testing';

const DIST = join(
  dirname(createRequire(import.meta.url).resolve('shop-elements/package.json')),
  'dist',
);
// passkeys require a secure context
const SHOP = 'https://shop.test';

const asRequest = (request) =>
  new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    body: request.postDataBuffer(),
  });

/** Responds to the page's requests with a platform in this process. */
async function answerFrom(platform, route) {
  const answer = await platform.fetch(asRequest(route.request()));
  if (!answer) return route.fallback();
  const body = Buffer.from(await answer.arrayBuffer());
  return route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body,
  });
}

/** Opens a page of a shop with these tags; returns the platform that responds to it. */
export async function openShop(page, tags, options) {
  const platform = createPlatform(options);
  await showPage(page, tags, platform);
  return platform;
}

/** Opens a page with these tags and a platform that the test has created. */
export async function showPage(page, tags, platform) {
  await page.route(`${SHOP}/**`, (route) => answerFrom(platform, route));
  await page.route(`${SHOP}/dist/**`, (route) =>
    route.fulfill({
      path: join(DIST, new URL(route.request().url()).pathname.slice('/dist/'.length)),
    }),
  );
  await page.route(`${SHOP}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>
        <link rel="stylesheet" href="/dist/css/shop.css">
        <script type="module" src="/dist/autoloader.js"></script>
        <main><h1>Shop</h1>${tags}</main></html>`,
    }),
  );
  await page.goto(`${SHOP}/`);
}
