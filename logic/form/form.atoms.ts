import { type Atom, atom } from 'jotai/vanilla';
import { hostState } from '../state/host-state.ts';

/** How far the form of an element is. */
export interface FormStatus {
  readonly phase: 'idle' | 'validating' | 'submitting';
  /** Its last submission was refused, and no validation has succeeded since. */
  readonly isFailed: boolean;
  /** It is to be submitted: from the press until it can be submitted again. */
  readonly isSending: boolean;
}

interface ValidationEnd {
  readonly host: object;
  readonly isValid: boolean;
  /** Whether it was to be submitted. */
  readonly isSubmission: boolean;
}

const IDLE: FormStatus = { phase: 'idle', isFailed: false, isSending: false };

const ownStatusOf = hostState(IDLE);

/** How far the form of an element is. */
export const formStatusOf: (host: object) => Atom<FormStatus> = ownStatusOf;

/** The form is to be submitted; it is checked before. */
export const beginSubmissionAtom = atom(null, (_get, set, host: object) =>
  set(ownStatusOf(host), (status) => ({ ...status, isSending: true })),
);

/** The form's fields are being checked. */
export const beginValidationAtom = atom(null, (_get, set, host: object) =>
  set(ownStatusOf(host), (status) => ({ ...status, phase: 'validating' })),
);

/** They have been; only a submission that is refused marks the form, and any success takes the mark away. */
export const endValidationAtom = atom(
  null,
  (_get, set, { host, isValid, isSubmission }: ValidationEnd) =>
    set(ownStatusOf(host), ({ phase, isFailed, ...status }) => ({
      ...status,
      phase: 'idle',
      // a form that was reset meanwhile has nothing to do with the verdict
      isFailed: phase === 'validating' ? !isValid && (isFailed || isSubmission) : isFailed,
    })),
);

/** The form is on its way to the server. */
export const leaveFormAtom = atom(null, (_get, set, host: object) =>
  set(ownStatusOf(host), (status) => ({ ...status, phase: 'submitting', isFailed: false })),
);

/** The form can be submitted again. */
export const unlockFormAtom = atom(null, (_get, set, host: object) =>
  set(ownStatusOf(host), ({ isFailed }) => ({ ...IDLE, isFailed })),
);

/** The form is as it was at first. */
export const resetFormAtom = atom(null, (_get, set, host: object) => set(ownStatusOf(host), IDLE));
