import { hostCell } from '../../logic/state/by-host.ts';

/** The events that come before a press or a typed word, so that the answer is loaded in time. */
export const SIGNS = ['pointerenter', 'focusin', 'touchstart', 'input'];

/** Whether the shopper came near an element while it was at rest. */
export const nearAtRest = hostCell(false);

/** Whether a mouse came to an element while it was at rest; a finger leaves `:hover` behind, too. */
export const mouseAtRest = hostCell(false);

/** When the shopper last typed into an element at rest, as `performance.now()`; 0 for never. */
export const typedAtRest = hostCell(0);
