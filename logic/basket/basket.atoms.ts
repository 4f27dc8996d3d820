import { atom } from 'jotai/vanilla';
import { together } from '../platform/listen.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { deferred } from '../state/deferred.ts';
import { pageState } from '../state/page-state.ts';
import { readBasket } from './basket.api.ts';
import { BASKET_SOURCES, type BasketSource, basketSignature } from './basket.model.ts';
import { basketStateAtom } from './basket-state.atoms.ts';

interface Reading {
  readonly source: BasketSource;
  readonly controller: AbortController;
  /** Resolves when it has succeeded, failed or been aborted. */
  readonly end: Promise<void>;
}

/** The storage key of the basket's signature, by which other tabs detect a change. */
const STORAGE_KEY = 'shop-basket';
/** The storage key of the basket's count, for the next pages of the session until they have read it. */
const COUNT_KEY = 'shop-basket-count';

const readingAtom = pageState<Reading | undefined>(() => undefined);

const followersAtom = pageState(() => ({ count: 0, stop: () => {} }));

/** The number of products when the session last read the basket; 0 before that. */
export const lastCountAtom = atom((get) =>
  Number(get(platformAtom).sessionStorage.get(COUNT_KEY) ?? 0),
);

/**
 * Updates the basket after Back, after changes by scripts and in other tabs. The result unsubscribes; the last
 * subscriber aborts the request.
 */
export const followBasketAtom = atom(null, (get, set) => {
  const followers = get(followersAtom);
  if (followers.count === 0) followers.stop = set(startFollowingAtom);
  followers.count += 1;
  return () => {
    followers.count -= 1;
    if (followers.count === 0) followers.stop();
  };
});

const startFollowingAtom = atom(null, (get, set) => {
  const { page } = get(platformAtom);
  return together([
    page.onRestored(() => set(readAgainAtom)),
    page.onBasketSignal(() => set(readAgainAtom)),
    page.onStored(STORAGE_KEY, (signature) => {
      const { basket } = get(basketStateAtom);
      if (basket && signature !== basketSignature(basket)) set(readAgainAtom, true);
    }),
    () => set(stopReadingAtom),
  ]);
});

/** Aborts the request when no element shows the basket; the next one that does sends it again. */
const stopReadingAtom = atom(null, (get, set) => {
  if (!get(basketStateAtom).isLoading) return;
  get(readingAtom)?.controller.abort();
  set(readingAtom, undefined);
  set(basketStateAtom, (state) => ({ ...state, isLoading: false }));
});

const readAgainAtom = atom(null, (get, set, isQuiet?: boolean) => {
  const source = get(readingAtom)?.source;
  return source && set(readAtom, { source, refresh: true, isQuiet: isQuiet === true });
});

const readAtom = atom(
  null,
  async (get, set, how: { source: BasketSource; refresh: boolean; isQuiet: boolean }) => {
    const { source, refresh, isQuiet } = how;
    const platform = get(platformAtom);
    const controller = new AbortController();
    const { signal } = controller;
    const { promise: end, resolve } = deferred();
    get(readingAtom)?.controller.abort();
    set(readingAtom, { source, controller, end });
    set(basketStateAtom, (state) => ({ ...state, isLoading: true }));
    try {
      const basket = await readBasket(platform, source, { signal, refresh });
      if (signal.aborted) return;
      set(basketStateAtom, { basket, isLoading: false, failure: undefined });
      platform.sessionStorage.set(COUNT_KEY, String(basket.count));
      // a tab that follows another must not notify, or two tabs would notify each other endlessly
      if (!isQuiet) platform.localStorage.set(STORAGE_KEY, basketSignature(basket));
    } catch (cause) {
      if (signal.aborted) return;
      const failure = cause instanceof Error ? cause : new Error(String(cause));
      set(basketStateAtom, (state) => ({ ...state, isLoading: false, failure }));
    } finally {
      resolve();
    }
  },
);

/** Chooses GraphQL for all elements once one needs data that only GraphQL has: the page has one basket. */
const chooseSource = (
  requested: BasketSource | undefined,
  used: BasketSource | undefined,
): BasketSource => (used === 'graphql' ? used : (requested ?? used ?? BASKET_SOURCES[0]));

/** Reads the basket, unless it was or is being read from an equivalent source. */
export const loadBasketAtom = atom(null, (get, set, requested?: BasketSource) => {
  const used = get(readingAtom)?.source;
  const source = chooseSource(requested, used);
  if (source !== used) return set(readAtom, { source, refresh: false, isQuiet: false });
});

/**
 * Reloads the basket for all tags, from the given source or else from the last one. Resolves when this request, or a
 * newer one that replaced it, has succeeded or failed.
 */
export const refreshBasketAtom = atom(null, async (get, set, requested?: BasketSource) => {
  const source = chooseSource(requested, get(readingAtom)?.source);
  await set(readAtom, { source, refresh: true, isQuiet: false });
  while (get(basketStateAtom).isLoading) await get(readingAtom)?.end;
});
