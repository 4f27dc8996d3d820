import type { Refusal } from './outcome.ts';

const LOST: readonly unknown[] = ['network', 'timeout', 'response'];

/** Whether the platform may have done what it was asked for, since no usable answer came back. */
export const isAnswerLost = ({ code }: Refusal): boolean => LOST.includes(code);
