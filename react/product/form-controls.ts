import { formElements } from '../light-dom/safe-form.ts';
import { isSubmitButton } from '../light-dom/theme-submission.ts';

/** An element that a shopper, or a script, fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Element): one is Control => one.matches('input,select,textarea');

/** The controls of a form, also those elsewhere on the page. */
export const controlsOfForm = (form: HTMLFormElement): readonly Control[] =>
  formElements(form).filter(isControl);

/** The buttons that send a form, the one that Enter presses first. */
export const submitButtons = (form: HTMLFormElement): readonly HTMLElement[] =>
  formElements(form).filter(isSubmitButton);

/** The controls that one of these names has and that are sent. */
export const controlsNamed = (
  form: HTMLFormElement,
  ...names: readonly string[]
): readonly Control[] =>
  controlsOfForm(form).filter(({ name, disabled }) => names.includes(name) && !disabled);
