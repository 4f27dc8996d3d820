import { type Atom, atom, type Setter } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import { byHost, hostCell } from '../state/by-host.ts';
import { hostState } from '../state/host-state.ts';
import { productsTextSearch, type SearchVariables } from './search.api.ts';
import { cacheSlot, readCached, writeCached } from './search.cache.ts';
import { countEntries, isLongEnough, type SearchBlock, searchBlocks } from './search.model.ts';
import { searchText } from './search-text.ts';

/** The state of one search box. */
export interface SearchState {
  /** The text that the shopper has typed; undefined before that. */
  readonly typed: string | undefined;
  /** The last answer, and the text that it is for. */
  readonly found: { readonly text: string; readonly blocks: readonly SearchBlock[] } | undefined;
  /** Whether the shopper is using the box, so that results may show. */
  readonly isActive: boolean;
  readonly isLoading: boolean;
}

/** One change of the text, and the settings of its search. */
export interface Typing {
  /** The element: the key of its state. */
  readonly host: object;
  readonly typed: string;
  readonly minlength: number;
  readonly limit: number;
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
};
const ownStateAtom = hostState(INITIAL);

/** The state of an element's search. */
export const searchStateOf = (host: object): Atom<SearchState> => ownStateAtom(host);

const isBlank = (typed: string | undefined): boolean | undefined =>
  typed === undefined ? undefined : typed.trim() === '';

/** The parts of an element's state, so that a key press renders only what it changes. */
export const searchPartsOf = byHost((host: object) => {
  const state = ownStateAtom(host);
  return {
    found: atom((get) => get(state).found),
    isActive: atom((get) => get(state).isActive),
    isLoading: atom((get) => get(state).isLoading),
    /** Whether the typed text is blank; undefined before anything was typed. */
    isBlank: atom((get) => isBlank(get(state).typed)),
  };
});

function change(set: Setter, host: object, changes: Partial<SearchState>): void {
  set(ownStateAtom(host), (state) => ({ ...state, ...changes }));
}

/** Ends the waiting of an element's search, and gives the signal for the next one. */
function startAnew(host: object): AbortSignal {
  const waiting = waitingOf(host);
  waiting.current?.abort();
  waiting.current = new AbortController();
  return waiting.current.signal;
}

/** Takes over the typed text, and searches for it once the typing pauses. */
export const typeSearchAtom = atom(null, (get, set, typing: Typing) => {
  const { host, typed, minlength, debounceMs } = typing;
  const signal = startAnew(host);
  const text = searchText(typed);
  change(set, host, { typed, isActive: true, isLoading: false });
  if (!isLongEnough(text, minlength)) return change(set, host, { found: undefined });
  const start = () => void set(askAtom, { ...typing, text, signal });
  // without a pause there is no reason to let a frame go by
  if (debounceMs === 0) return start();
  signal.addEventListener('abort', get(platformAtom).clock.after(debounceMs, start));
});

/** Shows the results, or the recent searches, again. */
export const openSearchAtom = atom(null, (_get, set, host: object) =>
  change(set, host, { isActive: true }),
);

/** Closes the results and asks for nothing more; the text stays. */
export const closeSearchAtom = atom(null, (_get, set, host: object) => {
  startAnew(host);
  change(set, host, { isActive: false, isLoading: false });
});

/** Forgets the results and asks for nothing more, as the element is gone. */
export const dropSearchAtom = atom(null, (_get, set, host: object) => {
  startAnew(host);
  set(ownStateAtom(host), INITIAL);
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

/** A late answer, and a late failure, change nothing. */
const askAtom = atom(null, async (_get, set, asked: Typing & Question) => {
  const { host, text, signal, onFound, onFailure } = asked;
  const limit = Math.max(1, Math.trunc(asked.limit));
  change(set, host, { isLoading: true });
  const settle = (found: SearchState['found'], tell: () => void) => {
    if (signal.aborted) return;
    change(set, host, { found, isLoading: false });
    tell();
  };
  try {
    const blocks = searchBlocks(await set(answerAtom, { text, limit, signal }), limit);
    settle({ text, blocks }, () => onFound({ text, total: countEntries(blocks) }));
  } catch (cause) {
    settle(undefined, () => onFailure(cause));
  }
});
