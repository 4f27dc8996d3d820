import { type Atom, atom } from 'jotai/vanilla';
import { pageState } from '../state/page-state.ts';

const shownHostAtom = pageState<object | undefined>(() => undefined);

/** Whether an element's tooltip is the one that the page shows. */
export const createTooltipAtom = (host: object): Atom<boolean> =>
  atom((get) => get(shownHostAtom) === host);

/** Shows an element's tooltip, in the place of any other. */
export const showTooltipAtom = atom(null, (_get, set, host: object) => set(shownHostAtom, host));

/** Hides an element's tooltip. */
export const hideTooltipAtom = atom(null, (_get, set, host: object) =>
  set(shownHostAtom, (shown) => (shown === host ? undefined : shown)),
);
