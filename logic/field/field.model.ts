import type { FieldProblem, FieldResult, ProblemPlace } from '../forms/fields/field.ts';

/** What is known of a field. */
export interface FieldStatus {
  /** What came of its last check. */
  readonly result: FieldResult;
  /** Whether another field shows what is wrong: the one that it is about. */
  readonly isLent?: boolean;
  /** What is wrong here by another field's check. */
  readonly borrowed?: FieldProblem | undefined;
}

/** What a field shows. */
export interface FieldView {
  readonly state: FieldResult['state'];
  /** What is wrong with its own input. */
  readonly problem: FieldProblem | undefined;
  /** What is wrong with an input that is no field of its own, and which one that is. */
  readonly beside:
    | { readonly problem: FieldProblem; readonly place: Exclude<ProblemPlace, 'field'> }
    | undefined;
}

/** What a field shows of what is known: each problem at the input that it is about. */
export function fieldView({ result, isLent, borrowed }: FieldStatus): FieldView {
  if (result.state !== 'error' || isLent) {
    const state = result.state === 'error' ? 'empty' : result.state;
    return { state: borrowed ? 'error' : state, problem: borrowed, beside: undefined };
  }
  const { problem, place } = result;
  if (place === 'field') return { state: 'error', problem, beside: undefined };
  return { state: 'error', problem: borrowed, beside: { problem, place } };
}
