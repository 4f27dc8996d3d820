import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import type { Platform } from '../platform/platform.ts';
import { pageState } from '../state/page-state.ts';
import { changeLists, createListOperation, type ListOutcome } from './shopping-lists.api.ts';

interface FirstList {
  /** The list, or what is on its way to it. */
  readonly coming?: Promise<ListOutcome>;
  /** Whether it is there. */
  readonly isThere?: boolean;
}

/** How to get the shopper's first list. */
export interface FirstListRequest {
  /** The name that it gets where it must be created. */
  readonly name: string;
  /** Looks for one that is there already; absent where there is none for sure. */
  readonly find?: (platform: Platform) => Promise<ListOutcome>;
}

const stateAtom = pageState<FirstList>(() => ({}));

/** The list that a shopper has who never made one: on a page, all tags share one (docs/specification.md#s2-shopping-lists). */
export const firstListAtom = atom((get) => get(stateAtom));

/**
 * Finds the shopper's first list, or creates it, once a page: who asks meanwhile, or later, gets the
 * same. A failure is forgotten, so that the next one to ask tries again.
 */
export const openFirstListAtom = atom(
  null,
  (get, set, { name, find }: FirstListRequest): Promise<ListOutcome> => {
    const { coming } = get(stateAtom);
    if (coming) return coming;
    const platform = get(platformAtom);
    const open = async () => {
      const found = await find?.(platform);
      const outcome =
        found?.id || found?.failure
          ? found
          : await changeLists(platform, createListOperation, { name });
      set(stateAtom, outcome.failure ? {} : { coming: opening, isThere: true });
      return outcome;
    };
    const opening = open();
    set(stateAtom, { coming: opening });
    return opening;
  },
);

/** Forgets which list is the first: it may be gone. */
export const forgetFirstListAtom = atom(null, (_get, set) => set(stateAtom, {}));
