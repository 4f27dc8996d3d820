import { hostState } from '../state/host-state.ts';

/** The URL of the filters whose list is shown or requested; undefined for those that the page was loaded with. */
export const appliedUrlAtomOf = hostState<string | undefined>(undefined);
