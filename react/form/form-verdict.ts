import type { FormValidation } from '../../logic/form/form.atoms.ts';

/** The result of validating a form, with what a submission needs. */
export interface FormVerdict extends FormValidation {
  /** Whether the form still has the validated values. */
  isCurrent(): boolean;
  /** Focuses the first invalid input. */
  focusFirst(): void;
}

/** The verdict for an element without a form. */
export const NO_FORM: FormVerdict = {
  valid: true,
  fields: [],
  isCurrent: () => true,
  focusFirst() {},
};

/** The verdict of native validation, if our rules fail to load. */
export function browserVerdict(form: HTMLFormElement): FormVerdict {
  // not as methods of the form, which an input of that name shadows
  const { checkValidity, reportValidity } = HTMLFormElement.prototype;
  const isCurrent = () => checkValidity.call(form);
  return {
    valid: isCurrent(),
    fields: [],
    isCurrent,
    focusFirst: () => void reportValidity.call(form),
  };
}
