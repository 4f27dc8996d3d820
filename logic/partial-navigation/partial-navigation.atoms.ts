import { atom } from 'jotai/vanilla';
import type { FetchedPage } from '../platform/later/pages/page-fetch.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/host-state.ts';

/** What tells the platform which parts of a page to print. */
const PARAMETER = 'set_render';
const SAID = new RegExp(`([?&])${PARAMETER}=[^&#]*(&?)`);

/** The address of the whole page, which the shopper sees. */
export const addressOfPage = (url: string): string =>
  url.replace(SAID, (_said, before, after) => (after ? before : ''));

/** The address of the parts of a page, of all where none are named; commas stay as the theme writes them. */
export function addressOfParts(url: string, parts: readonly string[]): string {
  if (parts.length === 0) return url;
  const page = addressOfPage(url);
  const query = `${PARAMETER}=${parts.map(encodeURIComponent).join(',')}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/** How many pages Back and Forward show without a request. */
const MAX_PAGES = 10;

/** Pages that the shopper may come back to. */
interface PageMemory<P> {
  get(url: string): P | undefined;
  keep(url: string, page: P): void;
}

/** A memory that forgets the page that was kept first. */
export function createPageMemory<P>(): PageMemory<P> {
  const pages = new Map<string, P>();
  return {
    get: (url) => pages.get(url),
    keep(url, page) {
      pages.delete(url);
      pages.set(url, page);
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
  };
}

/** What an element tells of its visits. */
export interface VisitState {
  readonly isLoading: boolean;
  /** The title of the page that was opened last; '' while another one loads. */
  readonly title: string;
}

/** Whether an element loads a page, and which one it has opened. */
export const visitStateAtomOf = hostState<VisitState>({ isLoading: false, title: '' });

const memoryAtom = atom((get) => {
  get(platformAtom);
  return createPageMemory<FetchedPage>();
});

interface Wanted {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** The parts that the platform prints; all where none are named. */
  readonly parts: readonly string[];
  /** Whether a page that was fetched before will do. */
  readonly isReturn: boolean;
}

/** The page at an address of the shop, or `PlatformError`; Back and Forward ask for no page twice. */
export const fetchPageAtom = atom(
  null,
  async (get, _set, { url, isReturn, parts, ...options }: Wanted): Promise<FetchedPage> => {
    const memory = get(memoryAtom);
    const known = isReturn ? memory.get(url) : undefined;
    const page = known ?? (await get(platformAtom).fetchPage(addressOfParts(url, parts), options));
    const address = addressOfPage(page.url);
    memory.keep(address, page);
    return { ...page, url: address };
  },
);
