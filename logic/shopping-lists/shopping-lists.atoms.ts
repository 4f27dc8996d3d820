import { atom } from 'jotai/vanilla';
import { moduleWithin } from '../page/module-within.ts';
import { isAnswerLost, type Outcome, outcomeOf } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import type { Platform } from '../platform/platform.ts';
import { pageState } from '../state/page-state.ts';
import { changeLists, createListOperation } from './shopping-lists.api.ts';

interface FirstList {
  /** Resolves to the id of the list, once it is found or created. */
  readonly coming?: Promise<Outcome<string>>;
  /** Whether such a list certainly exists. */
  readonly isThere?: boolean;
  /** Whether a list may have been created although the answer was lost. */
  readonly isUnsure?: boolean;
}

/** A request for the shopper's first list. */
export interface FirstListRequest {
  /** The name of the list if it must be created. */
  readonly name: string;
  /** Whether the shopper may have a list already. */
  readonly mayExist: boolean;
}

/** The id of the shopper's first list; '' without lists. */
export const firstListAtom = pageState<FirstList>(() => ({}));

const loadFirstList = () => import('./later/first-list.api.ts');

/** Creates a list. If the answer is lost, reads the lists, to avoid creating a second one. */
async function findList(platform: Platform): Promise<Outcome<string>> {
  const { value: module, refusal } = await outcomeOf(moduleWithin(loadFirstList));
  return module ? module.findFirstList(platform) : { refusal };
}

/** Finds or creates the shopper's first list once per page. A refusal is not cached: the next click tries again. */
async function createList(platform: Platform, name: string): Promise<Outcome<string>> {
  const outcome = await changeLists(platform, createListOperation, { name });
  if (!outcome.refusal || !isAnswerLost(outcome.refusal)) return outcome;
  const found = await findList(platform);
  return found.value ? found : outcome;
}

async function findOrCreate(platform: Platform, request: FirstListRequest) {
  const { name, mayExist } = request;
  const found = mayExist ? await findList(platform) : undefined;
  return found?.value || found?.refusal ? found : createList(platform, name);
}

/**
 * The id of the shopper's first list, which is found or created once a page. A refusal is forgotten, so that the
 * next press tries again.
 */
export const openFirstListAtom = atom(
  null,
  (get, set, { name, mayExist }: FirstListRequest): Promise<Outcome<string>> => {
    const { coming, isUnsure = false } = get(firstListAtom);
    if (coming) return coming;
    const platform = get(platformAtom);
    const open = async () => {
      const outcome = await findOrCreate(platform, { name, mayExist: mayExist || isUnsure });
      const { refusal } = outcome;
      const failed = refusal && { isUnsure: isUnsure || isAnswerLost(refusal) };
      set(firstListAtom, failed ?? { coming: opening, isThere: true });
      return outcome;
    };
    const opening = open();
    set(firstListAtom, { coming: opening });
    return opening;
  },
);

/** Reads the shopper's lists; undefined where that fails. */
export const readListsAtom = atom(null, async (get) => {
  const { value: module } = await outcomeOf(moduleWithin(loadFirstList));
  return module?.readLists(get(platformAtom));
});
