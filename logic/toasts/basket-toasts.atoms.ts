import { pageState } from '../state/page-state.ts';

/** The ids of the toasts about the basket. A page that has no `<shop-toasts>` gets one for them. */
export const basketToastsAtom = pageState((): readonly number[] => []);
