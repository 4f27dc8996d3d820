import { hostState } from '../state/host-state.ts';

/** The text that was sent to the results page and is not remembered yet. */
export const sentTextOf = hostState('');
