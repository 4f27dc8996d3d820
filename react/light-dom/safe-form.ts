/*
 * A control is a member of its form: `<input name="submit">` hides `form.submit`, and many templates have one. These
 * functions use the members of the browser's own classes.
 */

/** The form of a button or another control; undefined for an element that can have none. */
export const formOfControl = (control: Element): unknown => Reflect.get(control, 'form');

/** An attribute of a form; null where it is missing. */
export const formAttribute = (form: HTMLFormElement, name: string): string | null =>
  Element.prototype.getAttribute.call(form, name);

/** What a submission goes by: the button's own `form…` attribute, else that of the form; '' where both are missing. */
export const submissionAttribute = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  name: string,
): string => submitter?.getAttribute(`form${name}`) ?? formAttribute(form, name) ?? '';

/** Sends a form without a `submit` event. */
export const submitForm = (form: HTMLFormElement): void =>
  HTMLFormElement.prototype.submit.call(form);

/** Sends a form as a press of its button would; a button of another form is left out. */
export function requestSubmit(form: HTMLFormElement, button: HTMLElement | null = null): void {
  const isOwn = button !== null && formOfControl(button) === form;
  HTMLFormElement.prototype.requestSubmit.call(form, isOwn ? button : null);
}

/** The controls of a form, also those elsewhere on the page. */
export function formElements(form: HTMLFormElement): readonly Element[] {
  const elements: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return elements instanceof HTMLCollection ? [...elements] : [];
}
