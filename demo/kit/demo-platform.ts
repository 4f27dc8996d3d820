// The script `dist/demo-platform.js`: `<script src="…/demo-platform.js"></script>` before the tags gives a page without a
// server a platform with made-up products. It is a classic script, as the tags take the `fetch` that they find.
import { fetchThrough } from './fetch-through.ts';
import type { TestPlatform } from './kit.types.ts';

const { currentScript } = document;
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;

let platform: Promise<TestPlatform> | undefined;

/** The platform, which is larger than the tags, comes with the first request. */
async function start(): Promise<TestPlatform> {
  const module: typeof import('./platform.ts') = await import(`${new URL('platform.js', address)}`);
  return module.createDemoPlatform();
}

globalThis.fetch = fetchThrough(() => {
  platform ??= start();
  return platform;
}, globalThis.fetch);
console.info(
  '[shop] demo-platform.js: this page asks no server. Basket, lists and products are made up; they go with the page.',
);
