import { atom } from 'jotai/vanilla';
import { byHost } from '../state/by-host.ts';
import { pageState } from '../state/page-state.ts';

/** The element whose tooltip shows: one at a time. */
export const shownTooltipAtom = pageState<object | undefined>(() => undefined);

/** Whether the page shows an element's tooltip. */
export const isTooltipShownOf = byHost((host: object) =>
  atom((get) => get(shownTooltipAtom) === host),
);
