import { isSubmitButton } from '../light-dom/theme-submission.ts';

/** An element that a shopper, or a script, fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Element): one is Control => one.matches('input,select,textarea');

/** Not `form.elements`, which a control of that name hides. */
function elementsOf(form: HTMLFormElement): readonly Element[] {
  const elements: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return elements instanceof HTMLCollection ? [...elements] : [];
}

/** The controls of a form, also those elsewhere on the page. */
export const controlsOfForm = (form: HTMLFormElement): readonly Control[] =>
  elementsOf(form).filter(isControl);

/** The buttons that send a form, the one that Enter presses first. */
export const submitButtons = (form: HTMLFormElement): readonly HTMLElement[] =>
  elementsOf(form).filter(isSubmitButton);

/** The controls that one of these names has and that are sent. */
export const controlsNamed = (
  form: HTMLFormElement,
  ...names: readonly string[]
): readonly Control[] =>
  controlsOfForm(form).filter(({ name, disabled }) => names.includes(name) && !disabled);
