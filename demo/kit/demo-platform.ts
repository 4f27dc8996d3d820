// The script `dist/demo-platform.js`: `<script src="…/demo-platform.js"></script>` before the tags gives a page without a
// server a platform with made-up products. It is a classic script, as the tags take the `fetch` that they find.
import { fetchThrough } from './fetch-through.ts';
import type { TestPlatform } from './kit.types.ts';

const { currentScript } = document;
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;

let platform: Promise<TestPlatform> | undefined;

/** The platform, which is larger than the tags, comes with the first request. */
async function start(): Promise<TestPlatform> {
  const file = `${new URL('platform.js', address)}`;
  try {
    const module: typeof import('./platform.ts') = await import(file);
    return module.createDemoPlatform();
  } catch (cause) {
    console.warn(`[shop] demo-platform.js: expected platform.js beside it, at ${file}.`);
    throw cause;
  }
}

if (customElements.get('shop-config')) {
  console.warn(
    '[shop] demo-platform.js: expected its script before that of the tags, which keep the fetch that they find.',
  );
}
globalThis.fetch = fetchThrough(() => {
  platform ??= start();
  return platform;
}, globalThis.fetch);
console.info(
  '[shop] demo-platform.js: this page asks no server. Basket, lists and products are made up; they go with the page.',
);
