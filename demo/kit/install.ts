import { givePageFetch } from '../../elements/testing.ts';
import { fetchThrough } from './fetch-through.ts';
import type { TestPlatform } from './kit.types.ts';
import { givePageCookies } from './page-cookies.ts';

/**
 * Lets the page ask a platform instead of its server: `fetch`, and the tags, also those that run already. Other
 * requests go where they went. The page gets the platform's cookies. Returns the undo.
 */
export function install(platform: TestPlatform): () => void {
  const before = globalThis.fetch;
  const ask = fetchThrough(() => platform, before);
  globalThis.fetch = ask;
  givePageCookies(platform.cookies);
  givePageFetch(ask);
  return () => {
    if (globalThis.fetch === ask) globalThis.fetch = before;
    givePageFetch(undefined);
  };
}
