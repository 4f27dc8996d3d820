import { atom } from 'jotai/vanilla';
import { hostState } from '../state/by-host.ts';

/** The open items of an element's menu. */
export interface OpenMenu {
  /** The ids of the open items, from the first level down. */
  readonly ids: readonly string[];
  /** Whether they were opened in the mobile form; in the other form nothing is open. */
  readonly isMobile: boolean;
}

/** The open items of an element's menu; the state survives the element's removal. */
export const openMenuAtomOf = hostState<OpenMenu>({ ids: [], isMobile: false });

/** The ids of the items of an element's menu whose lists show all their items. */
export const extendedAtomOf = hostState<readonly string[]>([]);

/** Switches a list between all its items and only the first ones. */
export const toggleExtensionAtom = atom(
  null,
  (_get, set, { host, id }: { readonly host: object; readonly id: string }) =>
    set(extendedAtomOf(host), (ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    ),
);
