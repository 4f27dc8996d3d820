import { atom } from 'jotai/vanilla';
import type { Outcome } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import type { Platform } from '../platform/platform.ts';
import { pageState } from '../state/page-state.ts';
import { changeLists, createListOperation } from './shopping-lists.api.ts';

interface FirstList {
  /** The id of the list, once it is found or created. */
  readonly coming?: Promise<Outcome<string>>;
  /** Whether there is such a list for sure. */
  readonly isThere?: boolean;
}

/** A request for the shopper's first list. */
export interface FirstListRequest {
  /** The name that it gets where it must be created. */
  readonly name: string;
  /** Looks for a list that the shopper has already: its id, or ''; absent where there is none for sure. */
  readonly find?: (platform: Platform) => Promise<Outcome<string>>;
}

const stateAtom = pageState<FirstList>(() => ({}));

/** The list of a shopper who never made one; all tags of a page share it (docs/specification.md#s2-shopping-lists). */
export const firstListAtom = atom((get) => get(stateAtom));

/**
 * The id of the shopper's first list, which is found or created once a page. A refusal is forgotten, so that the
 * next press tries again.
 */
export const openFirstListAtom = atom(
  null,
  (get, set, { name, find }: FirstListRequest): Promise<Outcome<string>> => {
    const { coming } = get(stateAtom);
    if (coming) return coming;
    const platform = get(platformAtom);
    const open = async () => {
      const found = await find?.(platform);
      const outcome =
        found?.value || found?.refusal
          ? found
          : await changeLists(platform, createListOperation, { name });
      set(stateAtom, outcome.refusal ? {} : { coming: opening, isThere: true });
      return outcome;
    };
    const opening = open();
    set(stateAtom, { coming: opening });
    return opening;
  },
);

/** Forgets which list is the first: it may be gone. */
export const forgetFirstListAtom = atom(null, (_get, set) => set(stateAtom, {}));
