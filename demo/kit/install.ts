import { givePageFetch } from '../../elements/testing.ts';
import { fetchThrough } from './fetch-through.ts';
import type { TestPlatform } from './kit.types.ts';
import { givePageCookies } from './page-cookies.ts';

/**
 * Redirects the page's platform requests to a test platform: those of `fetch`, and those of the tags, even if they are
 * already running. Other requests are unchanged. Sets the platform's cookies. Returns a function that undoes it.
 */
export function install(platform: TestPlatform): () => void {
  const before = globalThis.fetch;
  const fetchFake = fetchThrough(() => platform, before);
  globalThis.fetch = fetchFake;
  givePageCookies(platform.cookies);
  givePageFetch(fetchFake);
  return () => {
    if (globalThis.fetch === fetchFake) globalThis.fetch = before;
    givePageFetch(undefined);
  };
}
