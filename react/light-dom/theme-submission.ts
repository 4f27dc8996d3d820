import { formOfControl } from './safe-form.ts';

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
