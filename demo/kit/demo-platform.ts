// The script `dist/demo-platform.js` simulates the platform on a page without a server, with made-up
// products: `<script src="…/demo-platform.js"></script>` before the tags. `data-options` contains the
// options of `createPlatform()` as JSON. It is a classic script, so that it runs before the tags,
// which keep the `fetch` that they find.
import { fetchThrough } from './fetch-through.ts';
import { forcedCookies } from './forced-settings.ts';
import type { PlatformOptions, TestPlatform } from './kit.types.ts';
import { givePageCookies } from './page-cookies.ts';

const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript : undefined;
const address = script?.src ?? location.href;

/** Warns the author of the page. */
const warn = (message: string): void => console.warn(`[shop] demo-platform.js: ${message}`);

/** The options in `data-options`; empty if they are not valid JSON. */
function readOptions(): PlatformOptions {
  const text = script?.dataset.options;
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    warn('data-options: expected JSON, such as {"basket": [{"product": 110}]}, using none.');
    return {};
  }
}

const options = readOptions();

type PlatformModule = typeof import('./platform.ts');

/** The platform with the script's options, or with the defaults if an option is invalid. */
function create({ createDemoPlatform }: PlatformModule): TestPlatform {
  try {
    return createDemoPlatform(options);
  } catch (cause) {
    warn(`data-options: ${cause instanceof Error ? cause.message : cause} Using none.`);
    return createDemoPlatform();
  }
}

let platform: Promise<TestPlatform> | undefined;

/** Loads the platform, which is larger than the tags, with the first request. */
async function start(): Promise<TestPlatform> {
  const file = `${new URL('platform.js', address)}`;
  const module: PlatformModule = await import(file).catch((cause) => {
    warn(`expected platform.js beside it, at ${file}.`);
    throw cause;
  });
  return create(module);
}

if (customElements.get('shop-config')) {
  warn('expected its script before that of the tags, which keep the fetch that they find.');
}
givePageCookies(forcedCookies(options));
globalThis.fetch = fetchThrough(() => {
  platform ??= start();
  return platform;
}, globalThis.fetch);
console.info(
  '[shop] demo-platform.js: this page asks no server. Basket, lists and products are made up; they go with the page.',
);
