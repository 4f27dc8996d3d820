import { hostState } from '../state/by-host.ts';

/** The text that was sent to the results page and is not remembered yet. */
export const sentTextOf = hostState('');
