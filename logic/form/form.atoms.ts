import { hostState } from '../state/by-host.ts';
import type { FieldResult } from '../validation/fields/field.ts';

/** The result of one field, in the detail of an event. */
export interface FieldSummary {
  id: string;
  name: string;
  state: FieldResult['state'];
  code: string | undefined;
}

/** The result of one validation: the detail of an event. */
export interface FormValidation {
  readonly valid: boolean;
  /** In document order. */
  readonly fields: readonly FieldSummary[];
}

/** The state of a form, stored per element. */
export interface FormStatus {
  readonly phase: 'idle' | 'validating' | 'submitting';
  /** Whether the last submission was refused, without a successful validation since. */
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
