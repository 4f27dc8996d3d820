import { type Atom, atom } from 'jotai/vanilla';
import { hostState } from '../state/host-state.ts';

/** What of an element's menu is open. */
export interface OpenMenu {
  /** The ids of the open items, from the top. */
  readonly ids: readonly string[];
  /** In which form it was opened; in the other form nothing is open. */
  readonly isMobile: boolean;
}

const ownOpenAtom = hostState<OpenMenu>({ ids: [], isMobile: false });
const ownExtendedAtom = hostState<readonly string[]>([]);

/** What of an element's menu is open; it survives the element's removal. */
export const openMenuAtomOf: (host: object) => Atom<OpenMenu> = ownOpenAtom;

/** The ids of the lists of an element's menu that show all their items. */
export const extendedAtomOf: (host: object) => Atom<readonly string[]> = ownExtendedAtom;

/** Opens the items of a path, and closes all others. */
export const openMenuAtom = atom(
  null,
  (_get, set, { host, ...open }: OpenMenu & { readonly host: object }) =>
    set(ownOpenAtom(host), open),
);

/** Shows all items of a list, or again only its first ones. */
export const toggleExtensionAtom = atom(
  null,
  (_get, set, { host, id }: { readonly host: object; readonly id: string }) =>
    set(ownExtendedAtom(host), (ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    ),
);
