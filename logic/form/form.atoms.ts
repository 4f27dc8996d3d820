import { hostState } from '../state/host-state.ts';
import type { FieldResult } from '../validation/fields/field.ts';

/** One field of a form, as the page hears of it. */
export interface FieldSummary {
  id: string;
  name: string;
  state: FieldResult['state'];
  code: string | undefined;
}

/** The result of one validation, as the page hears of it. */
export interface FormValidation {
  readonly valid: boolean;
  /** In the order of the document. */
  readonly fields: readonly FieldSummary[];
}

/** The state of one form, kept as long as its element. */
export interface FormStatus {
  readonly phase: 'idle' | 'validating' | 'submitting';
  /** The last submission was refused, and no validation has succeeded since. */
  readonly isFailed: boolean;
  /** The last validation: a new object each time. */
  readonly validation: FormValidation | undefined;
}

/** The state of an element's form. */
export const formStatusOf = hostState<FormStatus>({
  phase: 'idle',
  isFailed: false,
  validation: undefined,
});
