import { atom } from 'jotai/vanilla';
import { hostState } from '../state/by-host.ts';
import type { FieldProblem, FieldResult, ProblemInput } from './fields/field.ts';

/** The state of a field, stored per element. */
export interface FieldStatus {
  /** The result of the last check. */
  readonly result: FieldResult;
  /** The number of checks: each one dispatches an event, even if the result is unchanged. */
  readonly checks: number;
  /** Whether the result belongs to a whole form, whose first problem receives focus: only that is announced. */
  readonly isQuiet: boolean;
  /** The element whose field shows the problem instead; null if no field shows it. */
  readonly shownBy?: object | null | undefined;
  /** The problem of another field's check that this field shows. */
  readonly borrowed?: FieldProblem | undefined;
  /** The last failed check: a new object for each failure. */
  readonly failure?: { readonly cause: unknown } | undefined;
}

const NOTHING_KNOWN: FieldStatus = { result: { state: 'empty' }, checks: 0, isQuiet: false };

/** The state of an element's field. */
export const fieldStatusOf = hostState(NOTHING_KNOWN);

const takeBackAtom = atom(null, (get, set, host: object) => {
  const { shownBy } = get(fieldStatusOf(host));
  if (shownBy) set(fieldStatusOf(shownBy), (status) => ({ ...status, borrowed: undefined }));
});

interface Settlement extends Pick<FieldStatus, 'result' | 'isQuiet'> {
  readonly host: object;
  readonly shownBy: object | null | undefined;
}

/** Stores the result of a check, and passes its problem to the field that shows it. */
export const settleFieldAtom = atom(null, (_get, set, { host, ...settled }: Settlement) => {
  const { result, shownBy, isQuiet } = settled;
  set(takeBackAtom, host);
  if (shownBy && result.state === 'error') {
    set(fieldStatusOf(shownBy), (status) => ({ ...status, borrowed: result.problem, isQuiet }));
  }
  set(fieldStatusOf(host), (status) => ({ ...status, ...settled, checks: status.checks + 1 }));
});

/** Clears the result of a field, and its problem shown at another field. */
export const clearFieldAtom = atom(null, (_get, set, host: object) => {
  set(takeBackAtom, host);
  set(fieldStatusOf(host), ({ checks, failure }) => ({ ...NOTHING_KNOWN, checks, failure }));
});

/** Clears a field that is disconnected while another one shows its problem. */
export const removeResultAtom = atom(null, (get, set, host: object) => {
  if (get(fieldStatusOf(host)).shownBy) set(clearFieldAtom, host);
});

interface Failure {
  readonly host: object;
  readonly cause: unknown;
}

/** Stores that a field could not be checked; its result is kept. */
export const failFieldAtom = atom(null, (_get, set, { host, cause }: Failure) =>
  set(fieldStatusOf(host), (status) => ({ ...status, failure: { cause } })),
);

/** A problem with an input without a field, and the role of that input. */
export interface PartnerProblem {
  readonly problem: FieldProblem;
  readonly input: Exclude<ProblemInput, 'field'>;
}

/** The part of a field's state that the field itself shows. */
export interface ShownResult {
  readonly state: FieldResult['state'];
  /** The problem with the field's own input. */
  readonly problem: FieldProblem | undefined;
  readonly partner: PartnerProblem | undefined;
  readonly isQuiet: boolean;
}

/** The result of a field, with each problem at the input that it is about. */
export function shownResult({ result, shownBy, borrowed, isQuiet }: FieldStatus): ShownResult {
  if (result.state !== 'error' || shownBy !== undefined) {
    const state = result.state === 'error' ? 'empty' : result.state;
    return { state: borrowed ? 'error' : state, problem: borrowed, partner: undefined, isQuiet };
  }
  const { problem, input } = result;
  if (input === 'field') return { state: 'error', problem, partner: undefined, isQuiet };
  return { state: 'error', problem: borrowed, partner: { problem, input }, isQuiet };
}
