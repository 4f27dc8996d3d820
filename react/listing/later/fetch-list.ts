import { atom } from 'jotai/vanilla';
import { DEFAULT_TIMEOUT_MS } from '../../../logic/platform/http.ts';
import type { FetchedPage } from '../../../logic/platform/later/pages/page-fetch.ts';
import { after, platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { fetchPageAtom } from '../../../logic/visits/visits.atoms.ts';
import { readPage } from '../../visits/later/read-page.ts';
import { baseOf, expectSameKind } from '../../visits/later/same-kind.ts';
import { VisitError } from '../../visits/later/visit-error.ts';

interface Request {
  readonly url: string;
  readonly page: Promise<FetchedPage>;
}

/** The last requested page, which a click and its preceding hover share. */
const latestAtom = atom((get) => {
  get(platformAtom);
  return { request: undefined as Request | undefined };
});

/** How long a page that was requested in advance may be used, in milliseconds. */
const MAX_AGE_MS = 30_000;

function requestPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  const latest = pageStore.get(latestAtom);
  if (latest.request?.url === url) return latest.request.page;
  const page = pageStore.set(fetchPageAtom, {
    url,
    signal,
    timeoutMs: DEFAULT_TIMEOUT_MS,
    parts: [],
    isReturn: false,
  });
  const request = { url, page };
  latest.request = request;
  const forget = () => {
    if (latest.request === request) latest.request = undefined;
  };
  after(MAX_AGE_MS, forget);
  page.catch(forget);
  return page;
}

/** Requests a page that the shopper will probably add next, unless the browser saves data. */
export function prefetchList(url: string): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!connection?.saveData) requestPage(url);
}

/**
 * The list of a page. Rejects with `PlatformError`, or with `VisitError` if the page shows another list or requires a
 * full load.
 */
export async function fetchList(host: HTMLElement, url: string, signal: AbortSignal) {
  const page = await requestPage(url, signal);
  pageStore.get(latestAtom).request = undefined;
  const next = readPage(page);
  const base = baseOf(next, page.url);
  expectSameKind(host.localName, { document: next, base, isPart: false }, page.url);
  const at = [...document.querySelectorAll(host.localName)].indexOf(host);
  const list = next.querySelectorAll<HTMLElement>(host.localName)[at];
  const isSamePath = new URL(page.url).pathname === location.pathname;
  if (!list || !isSamePath) throw new VisitError('region');
  return { list, url: page.url };
}
