import { atom } from 'jotai/vanilla';
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

interface ValidationEnd {
  readonly host: object;
  readonly validation: FormValidation;
  /** Whether the form was validated in order to be sent. */
  readonly isSubmission: boolean;
}

const IDLE: FormStatus = { phase: 'idle', isFailed: false, validation: undefined };

/** The state of an element's form. */
export const formStatusOf = hostState(IDLE);

/** Starts a validation. */
export const beginValidationAtom = atom(null, (_get, set, host: object) =>
  set(formStatusOf(host), (status) => ({ ...status, phase: 'validating' })),
);

/** Ends a validation: a refused submission marks the form as failed, any success takes the mark away. */
export const endValidationAtom = atom(
  null,
  (_get, set, { host, validation, isSubmission }: ValidationEnd) =>
    set(formStatusOf(host), ({ phase, isFailed }) => ({
      phase: 'idle',
      // a form that was reset meanwhile has nothing to do with the result
      isFailed: phase === 'validating' ? !validation.valid && (isFailed || isSubmission) : isFailed,
      validation,
    })),
);

/** Notes that the form is on its way to the server. */
export const leaveFormAtom = atom(null, (_get, set, host: object) =>
  set(formStatusOf(host), (status) => ({ ...status, phase: 'submitting', isFailed: false })),
);

/** Lets the form be sent again. */
export const unlockFormAtom = atom(null, (_get, set, host: object) =>
  set(formStatusOf(host), (status) => ({ ...status, phase: 'idle' })),
);

/** Takes all marks of the form away. */
export const resetFormAtom = atom(null, (_get, set, host: object) =>
  set(formStatusOf(host), ({ validation }) => ({ ...IDLE, validation })),
);
