/*
 * Controls shadow members of their form: many templates have `<input name="submit">`, which shadows `form.submit`.
 * These functions use the members of the browser's own classes.
 */

/** The form of a button or another control; undefined for other elements. */
export const formOfControl = (control: Element): unknown => Reflect.get(control, 'form');

/** An attribute of a form; null if missing. */
export const formAttribute = (form: HTMLFormElement, name: string): string | null =>
  Element.prototype.getAttribute.call(form, name);

/** An attribute of a submission: the button's own `form…` attribute, else that of the form; '' if both are missing. */
export const submissionAttribute = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  name: string,
): string => submitter?.getAttribute(`form${name}`) ?? formAttribute(form, name) ?? '';

/** Submits a form without a `submit` event. */
export const submitForm = (form: HTMLFormElement): void =>
  HTMLFormElement.prototype.submit.call(form);

/** Submits a form like a click on its button; a button of another form is ignored. */
export function requestSubmit(form: HTMLFormElement, button: HTMLElement | null = null): void {
  const isOwn = button !== null && formOfControl(button) === form;
  HTMLFormElement.prototype.requestSubmit.call(form, isOwn ? button : null);
}

/** The controls of a form, including those elsewhere on the page. */
export function formElements(form: HTMLFormElement): readonly Element[] {
  const elements: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return elements instanceof HTMLCollection ? [...elements] : [];
}
