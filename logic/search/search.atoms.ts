import { atom, type Setter } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import { byHost, hostCell, hostState } from '../state/by-host.ts';
import { productsTextSearch, type SearchVariables } from './search.api.ts';
import { countEntries, isLongEnough, type SearchBlock, searchBlocks } from './search.model.ts';
import { cacheSlot, readCached, writeCached } from './search-cache.model.ts';
import { searchText } from './search-text.ts';

/** The state of one search box. */
export interface SearchState {
  /** The typed text; undefined before the shopper types. */
  readonly typed: string | undefined;
  /** The last response and the text that it belongs to. */
  readonly found: { readonly text: string; readonly blocks: readonly SearchBlock[] } | undefined;
  /** Whether the shopper is using the box, so that results may show. */
  readonly isActive: boolean;
  readonly isLoading: boolean;
  /** Whether the last search failed. */
  readonly hasFailed: boolean;
}

/** One change of the text, with the settings and the callbacks of the search for it. */
export interface Typing {
  /** The element, which identifies its state. */
  readonly host: object;
  readonly typed: string;
  readonly minlength: number;
  readonly limit: number;
  readonly breadcrumbs?: boolean;
  readonly debounceMs: number;
  readonly onFound: (found: { text: string; total: number }) => void;
  readonly onFailure: (cause: unknown) => void;
}

const waitingOf = hostCell<AbortController | undefined>(undefined);
const INITIAL: SearchState = {
  typed: undefined,
  found: undefined,
  isActive: false,
  isLoading: false,
  hasFailed: false,
};

/** The state of an element's search. */
export const searchStateOf = hostState(INITIAL);

const isBlank = (typed: string | undefined): boolean | undefined =>
  typed === undefined ? undefined : typed.trim() === '';

/** The parts of an element's state as atoms, so that a key press renders only the parts that it changes. */
export const searchPartsOf = byHost((host: object) => {
  const state = searchStateOf(host);
  return {
    found: atom((get) => get(state).found),
    isActive: atom((get) => get(state).isActive),
    isLoading: atom((get) => get(state).isLoading),
    hasFailed: atom((get) => get(state).hasFailed),
    /** Whether the typed text is blank; undefined before the shopper types. */
    isBlank: atom((get) => isBlank(get(state).typed)),
  };
});

function change(set: Setter, host: object, changes: Partial<SearchState>): void {
  set(searchStateOf(host), (state) => ({ ...state, ...changes }));
}

/** Cancels the pending step of an element's search; returns the abort signal of the next step. */
function startAnew(host: object): AbortSignal {
  const waiting = waitingOf(host);
  waiting.current?.abort();
  waiting.current = new AbortController();
  return waiting.current.signal;
}

/** Stores the typed text and searches for it after the debounce time. */
export const typeSearchAtom = atom(null, (get, set, typing: Typing) => {
  const { host, typed, minlength, debounceMs } = typing;
  const signal = startAnew(host);
  const text = searchText(typed);
  change(set, host, { typed, isActive: true, isLoading: false, hasFailed: false });
  // results are kept until the next ones arrive; an empty result is not
  const hasNone = get(searchStateOf(host)).found?.blocks.length === 0;
  const isLong = isLongEnough(text, minlength);
  if (hasNone || !isLong) change(set, host, { found: undefined });
  if (!isLong) return;
  const start = () => void set(searchAtom, { ...typing, text, signal });
  // without debouncing, the search starts in this task
  if (debounceMs === 0) return start();
  signal.addEventListener('abort', get(platformAtom).clock.after(debounceMs, start));
});

/** Shows the last results or the recent searches again. */
export const openSearchAtom = atom(null, (_get, set, host: object) =>
  change(set, host, { isActive: true }),
);

/** Closes the results and cancels the search; keeps the text. */
export const closeSearchAtom = atom(null, (_get, set, host: object) => {
  startAnew(host);
  change(set, host, { isActive: false, isLoading: false, hasFailed: false });
});

/** Drops the results and cancels the search of a removed element. */
export const dropSearchAtom = atom(null, (_get, set, host: object) => {
  startAnew(host);
  set(searchStateOf(host), INITIAL);
});

interface Question extends SearchVariables {
  readonly signal: AbortSignal;
}

const answerAtom = atom(null, async (get, _set, { signal, ...variables }: Question) => {
  const { run, sessionStorage, clock } = get(platformAtom);
  const slot = cacheSlot(variables, get(configAtom));
  const cached = readCached(sessionStorage, slot);
  if (cached) return cached;
  let isWhole = true;
  const onPartial = () => {
    isWhole = false;
  };
  const answer = await run(productsTextSearch, variables, { signal, onPartial });
  if (isWhole) writeCached(sessionStorage, { ...slot, at: clock.now(), answer });
  return answer;
});

/** Runs one search; a response or a failure after its cancellation is ignored. */
const searchAtom = atom(null, async (_get, set, options: Typing & Question) => {
  const { host, text, breadcrumbs, signal, onFound, onFailure } = options;
  const limit = Math.max(1, Math.trunc(options.limit));
  change(set, host, { isLoading: true });
  const settle = (found: SearchState['found'], notify: () => void) => {
    if (signal.aborted) return;
    change(set, host, { found, isLoading: false, hasFailed: !found });
    notify();
  };
  try {
    const variables = { text, limit, ...(breadcrumbs && { breadcrumbs }) };
    const blocks = searchBlocks(await set(answerAtom, { ...variables, signal }), limit);
    settle({ text, blocks }, () => onFound({ text, total: countEntries(blocks) }));
  } catch (cause) {
    settle(undefined, () => onFailure(cause));
  }
});
