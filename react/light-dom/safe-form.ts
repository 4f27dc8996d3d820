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

const SUBMITS =
  'button:not([type=button i],[type=reset i]),input[type=submit i],input[type=image i]';

/** Whether it is a submit button. */
export const isSubmitButton = (one: EventTarget): one is HTMLElement =>
  one instanceof HTMLElement && one.matches(SUBMITS);

/** The button of the form with which a click would submit it. */
export function clickedButton(event: Event, form: HTMLFormElement): HTMLElement | undefined {
  const button = event.composedPath().find(isSubmitButton);
  return button && formOfControl(button) === form ? button : undefined;
}

/**
 * Calls `submitted` when a script of the page calls `form.submit()`, which fires no event. The result restores the
 * form's own method. An input called `submit` shadows both.
 */
export function takeSubmit(form: HTMLFormElement, submitted: () => void): () => void {
  const isTaken = Reflect.defineProperty(form, 'submit', { configurable: true, value: submitted });
  return () => void (isTaken && Reflect.deleteProperty(form, 'submit'));
}
