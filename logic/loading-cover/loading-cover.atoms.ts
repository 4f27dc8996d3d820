import { type Atom, atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/host-state.ts';

const coversAtomOf = hostState<readonly string[]>([]);

/** The reasons why an element covers the page, the latest last; '' for a cover without a reason. */
export const coverReasonsAtomOf: (host: object) => Atom<readonly string[]> = coversAtomOf;

interface Cover {
  readonly host: object;
  readonly message: string;
  /** Whether the page is already covered, also by the attribute. */
  readonly isOpen: boolean;
}

/** Adds one request to cover the page. */
export const coverPageAtom = atom(null, (_get, set, { host, message, isOpen }: Cover) =>
  set(coversAtomOf(host), (covers) => [
    ...(isOpen && covers.length === 0 ? [''] : covers),
    message,
  ]),
);

/** Removes one request to cover the page; returns whether any is left. */
export const uncoverPageAtom = atom(null, (get, set, host: object): boolean => {
  set(coversAtomOf(host), (covers) => covers.slice(0, -1));
  return get(coversAtomOf(host)).length > 0;
});

/** Removes all requests to cover the page. */
export const clearCoversAtom = atom(null, (_get, set, host: object) => set(coversAtomOf(host), []));

/** Calls back when the shopper returns to a page that they left covered; returns a function that stops this. */
export const followReturnAtom = atom(null, (get, _set, onReturn: () => void) =>
  get(platformAtom).page.onRestored(onReturn),
);
