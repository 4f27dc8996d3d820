import { type Atom, atom } from 'jotai/vanilla';
import { pageState } from '../state/page-state.ts';

const shownHostAtom = pageState<object | undefined>(() => undefined);

/** Creates an atom that says whether the page shows an element's tooltip. */
export const createTooltipAtom = (host: object): Atom<boolean> =>
  atom((get) => get(shownHostAtom) === host);

/** Shows an element's tooltip and hides any other. */
export const showTooltipAtom = atom(null, (_get, set, host: object) => set(shownHostAtom, host));

/** Hides an element's tooltip. */
export const hideTooltipAtom = atom(null, (_get, set, host: object) =>
  set(shownHostAtom, (shown) => (shown === host ? undefined : shown)),
);
