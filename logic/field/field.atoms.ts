import { type Atom, atom } from 'jotai/vanilla';
import type { FieldProblem, FieldResult } from '../forms/fields/field.ts';
import { hostState } from '../state/host-state.ts';
import type { FieldStatus } from './field.model.ts';

const NOTHING_KNOWN: FieldStatus = { result: { state: 'empty' } };

const ownStatusOf = hostState(NOTHING_KNOWN);

/** What is known of an element's field; kept as long as the element. */
export const fieldStatusOf: (host: object) => Atom<FieldStatus> = ownStatusOf;

interface Outcome {
  readonly host: object;
  readonly result: FieldResult;
  /** Whether another field shows it. */
  readonly isLent: boolean;
}

/** Takes over what came of a check. */
export const settleFieldAtom = atom(null, (_get, set, { host, ...outcome }: Outcome) =>
  set(ownStatusOf(host), (status) => ({ ...status, ...outcome })),
);

interface Loan {
  readonly host: object;
  readonly borrowed: FieldProblem | undefined;
}

/** Shows what is wrong by another field's check; undefined gives it back. */
export const borrowProblemAtom = atom(null, (_get, set, { host, borrowed }: Loan) =>
  set(ownStatusOf(host), (status) => ({ ...status, borrowed })),
);

/** Nothing is known of the field any more. */
export const clearFieldAtom = atom(null, (_get, set, host: object) =>
  set(ownStatusOf(host), NOTHING_KNOWN),
);
