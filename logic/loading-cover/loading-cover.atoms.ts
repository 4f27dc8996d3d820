import { type Atom, atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/host-state.ts';

/** The reasons for which the page is covered, the latest last; '' where none is given. */
const coversAtomOf = hostState<readonly string[]>([]);

/** The reasons why an element covers the page, the latest last; '' where none is given. */
export const coverReasonsAtomOf: (host: object) => Atom<readonly string[]> = coversAtomOf;

interface Cover {
  readonly host: object;
  readonly message: string;
  /** Whether the page is covered already, be it by an attribute. */
  readonly isOpen: boolean;
}

/** Covers the page for one more reason. */
export const coverPageAtom = atom(null, (_get, set, { host, message, isOpen }: Cover) =>
  set(coversAtomOf(host), (covers) => [
    ...(isOpen && covers.length === 0 ? [''] : covers),
    message,
  ]),
);

/** Takes one reason away; true while others are left. */
export const uncoverPageAtom = atom(null, (get, set, host: object): boolean => {
  set(coversAtomOf(host), (covers) => covers.slice(0, -1));
  return get(coversAtomOf(host)).length > 0;
});

/** Takes all reasons away. */
export const clearCoversAtom = atom(null, (_get, set, host: object) => set(coversAtomOf(host), []));

/** Calls back when the shopper comes back to a page that they left covered; returns how to stop. */
export const followReturnAtom = atom(null, (get, _set, onReturn: () => void) =>
  get(platformAtom).page.onRestored(onReturn),
);
