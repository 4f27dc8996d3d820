import { type ListPage, listPagesAtomOf, type Side } from '../../../logic/listing/listing.atoms.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { PlatformError } from '../../../logic/platform/platform-error.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { visitStateAtomOf } from '../../../logic/visits/visits.atoms.ts';
import type { Environment } from '../../host/environment.ts';
import { VisitError } from '../../visits/later/visit-error.ts';
import { pagesOf } from '../list-pages.ts';
import type { ListingProps } from '../listing.props.ts';
import { keyOf, nextLink, readList, rowsOf } from '../read-list.ts';
import { fetchList } from './fetch-list.ts';
import { addingCell, ownUrlsOf, updateListing } from './list-session.ts';
import { replacePaging } from './paging.ts';
import { holdAt } from './place.ts';

interface AddOptions
  extends Pick<ListingProps, 'items' | 'param' | 'onStart' | 'onLoad'>,
    Pick<Environment, 'fail'> {
  readonly side: Side;
  /** Shows the list from the start. */
  reload(): Promise<void>;
}

interface Request extends AddOptions {
  readonly url: string;
}

/** The rows of a page that the list does not show yet: between two requests, products may have moved. */
function newRows(host: HTMLElement, next: Element, items: string | undefined) {
  const known = new Set(rowsOf(host, items).map(keyOf));
  return rowsOf(next, items).filter((row) => {
    const key = keyOf(row);
    return key === undefined || !known.has(key);
  });
}

/** Inserts rows above the first one, without moving what the shopper sees. */
function insertAbove(first: Element, rows: readonly Element[]): void {
  const before = first.getBoundingClientRect().top;
  first.before(...rows);
  holdAt(first, before);
}

/** The selected values of the forms of a list, such as its order, but not of its products and page links. */
function orderOf(list: Element, { items, param }: Request): string {
  const rows = rowsOf(list, items);
  return [...list.querySelectorAll<HTMLSelectElement>('form select[name]')]
    .filter((select) => select.name !== param && !rows.some((row) => row.contains(select)))
    .map(({ name, value }) => `${name}=${value}`)
    .join();
}

interface FetchedList {
  readonly list: HTMLElement;
  readonly url: string;
}

/** Adds the rows of a page; returns the first new one. */
function showAdded(
  host: HTMLElement,
  { list, url }: FetchedList,
  { side, items, onLoad }: AddOptions,
): Element | undefined {
  const { from, previous } = readList(list, items);
  const pages = pagesOf(host, items);
  const rows = newRows(host, list, items).map((row) => document.adoptNode(row));
  const shown = rowsOf(host, items);
  const [top] = shown;
  if (side === 'next') {
    shown.at(-1)?.after(...rows);
    replacePaging(host, list);
  } else if (top) insertAbove(top, rows);
  const [first] = rows;
  const added: readonly ListPage[] = first ? [{ url, first, from, previous }] : [];
  const now = side === 'next' ? [...pages, ...added] : [...added, ...pages];
  pageStore.set(listPagesAtomOf(host), now);
  ownUrlsOf(host).add(url);
  const { shown: count, total } = readList(host, items);
  const status = { kind: 'loaded', count: rows.length, shown: count, total } as const;
  updateListing(host, { status });
  const start = now[0]?.from ?? 1;
  onLoad({
    url,
    total,
    from: start,
    to: start + count - 1,
    appended: rows.length,
  });
  return first;
}

/** Reports a failure; the browser navigates to a page that cannot be added. */
function giveUp(host: HTMLElement, cause: unknown, { side, fail, url }: Request): void {
  const { page, report } = pageStore.get(platformAtom);
  if (cause instanceof PlatformError) {
    updateListing(host, { failed: { side } });
    fail({ code: cause.kind, message: cause.message, cause });
    return;
  }
  if (!(cause instanceof VisitError)) report(cause);
  page.follow(url);
}

/** Fetches a page and adds its products, or shows the list again if its order has changed meanwhile. */
async function addPage(
  host: HTMLElement,
  signal: AbortSignal,
  request: Request,
): Promise<Element | undefined> {
  const { url, reload } = request;
  try {
    const fetched = await fetchList(host, url, signal);
    if (signal.aborted) return undefined;
    const isSameOrder = orderOf(fetched.list, request) === orderOf(host, request);
    if (isSameOrder) return showAdded(host, fetched, request);
    await reload();
    updateListing(host, { status: { kind: 'reordered' } });
  } catch (cause) {
    if (!signal.aborted) giveUp(host, cause, request);
  }
  return undefined;
}

/** Adds the products of the next or the previous page; returns the first new one. Never rejects. */
export async function addProducts(
  host: HTMLElement,
  options: AddOptions,
): Promise<Element | undefined> {
  const { side, items, onStart } = options;
  const isBusy = addingCell(host).current || pageStore.get(visitStateAtomOf(host)).isLoading;
  const url = side === 'next' ? nextLink(host)?.href : pagesOf(host, items)[0]?.previous;
  if (url === undefined || isBusy || !onStart({ url })) return undefined;
  const controller = new AbortController();
  addingCell(host).current = controller;
  updateListing(host, { adding: side, failed: undefined });
  const first = await addPage(host, controller.signal, { ...options, url });
  addingCell(host).current = undefined;
  updateListing(host, { adding: undefined });
  return first;
}
