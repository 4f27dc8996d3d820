import type { FormValidation } from '../../logic/form/form.atoms.ts';

/** The result of the validation of a form, with what a submission needs to know of it. */
export interface FormVerdict extends FormValidation {
  /** Whether the form still has the values that were checked. */
  isCurrent(): boolean;
  /** Moves the focus to the first input that is wrong. */
  focusFirst(): void;
}

/** The verdict on an element without a form. */
export const NO_FORM: FormVerdict = {
  valid: true,
  fields: [],
  isCurrent: () => true,
  focusFirst() {},
};

/** The verdict of the browser alone, for when our check cannot be loaded. */
export function browserVerdict(form: HTMLFormElement): FormVerdict {
  // not the form's own methods, which an input of that name hides
  const { checkValidity, reportValidity } = HTMLFormElement.prototype;
  const isCurrent = () => checkValidity.call(form);
  return {
    valid: isCurrent(),
    fields: [],
    isCurrent,
    focusFirst: () => void reportValidity.call(form),
  };
}
