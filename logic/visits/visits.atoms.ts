import { atom } from 'jotai/vanilla';
import { withQuery } from '../platform/http.ts';
import type { FetchedPage } from '../platform/later/pages/page-fetch.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/by-host.ts';
import { pageState } from '../state/page-state.ts';

/** The query parameter that names the regions to render. */
const PARAMETER = 'set_render';
const PARAMETER_IN_URL = new RegExp(`([?&])${PARAMETER}=[^&#]*(&?)`);

/** The URL of the whole page, which the shopper sees. */
export const addressOfPage = (url: string): string =>
  url.replace(PARAMETER_IN_URL, (_match, before, after) => (after ? before : ''));

/** The URL of regions of a page, by default all; commas are not encoded, as in the theme. */
export function addressOfParts(url: string, parts: readonly string[]): string {
  if (parts.length === 0) return url;
  const query = `${PARAMETER}=${parts.map(encodeURIComponent).join(',')}`;
  return withQuery(addressOfPage(url), query);
}

/** How many pages are cached for Back and Forward. */
const MAX_PAGES = 10;

/** The pages cached for Back and Forward, by URL, the oldest first. */
const cachedPagesAtom = pageState(() => new Map<string, FetchedPage>());

/** Caches a page as the newest, and evicts the oldest of too many. */
function cachePage(pages: Map<string, FetchedPage>, url: string, page: FetchedPage): void {
  pages.delete(url);
  pages.set(url, page);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
}

/** The visit state of an element, for announcements. */
export interface VisitState {
  readonly isLoading: boolean;
  /** The title of the last opened page; '' while another one loads. */
  readonly title: string;
}

/** Whether an element loads a page, and which one it has opened. */
export const visitStateAtomOf = hostState<VisitState>({ isLoading: false, title: '' });

interface Wanted {
  readonly url: string;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** The regions to render; by default all. */
  readonly parts: readonly string[];
  /** Whether a cached page may be used. */
  readonly isReturn: boolean;
}

/** Fetches a page of the shop; rejects with `PlatformError`. Back and Forward use the cache. */
export const fetchPageAtom = atom(
  null,
  async (get, _set, { url, isReturn, parts, ...options }: Wanted): Promise<FetchedPage> => {
    const cached = get(cachedPagesAtom);
    const known = isReturn ? cached.get(url) : undefined;
    const page = known ?? (await get(platformAtom).fetchPage(addressOfParts(url, parts), options));
    const address = addressOfPage(page.url);
    cachePage(cached, address, page);
    return { ...page, url: address };
  },
);
