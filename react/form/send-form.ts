import type { Root } from '../forms/control.ts';

// not the form's own methods, which an input of that name hides
const { requestSubmit, submit } = HTMLFormElement.prototype;
const { getAttribute } = Element.prototype;

/** How a form is to be sent. */
export interface Sending {
  readonly form: HTMLFormElement;
  /** The button whose name and value go with it. */
  readonly submitter: HTMLElement | null;
  /** Whether a script sends it, as `form.submit()` does: no listener hears of it. */
  readonly isSilent: boolean;
}

/** What came of it: the page's listeners kept the form, or changed what had been checked. */
export type Outcome = 'sent' | 'kept' | 'changed';

/** Fires the `submit` event; `isCurrent` has the last word, after the page's own listeners. */
function requestAt(root: Root, { form, submitter }: Sending, isCurrent: () => boolean): Outcome {
  let passed: Event | undefined;
  let isChanged = false;
  const controller = new AbortController();
  const note = (event: Event): void => {
    if (event.target === form) passed = event;
  };
  const judge = (event: Event): void => {
    isChanged = event === passed && !event.defaultPrevented && !isCurrent();
    if (isChanged) event.preventDefault();
  };
  root.addEventListener('submit', note, { signal: controller.signal, capture: true });
  root.addEventListener('submit', judge, controller);
  const isOwn = submitter && Reflect.get(submitter, 'form') === form;
  requestSubmit.call(form, isOwn ? submitter : null);
  controller.abort();
  if (isChanged) return 'changed';
  return passed && !passed.defaultPrevented ? 'sent' : 'kept';
}

/** Sends a form as that button, or that script, would. */
export function sendForm(root: Root, sending: Sending, isCurrent: () => boolean): Outcome {
  if (!isCurrent()) return 'changed';
  if (!sending.isSilent) return requestAt(root, sending, isCurrent);
  submit.call(sending.form);
  return 'sent';
}

/** Whether a form that is sent leads away from the page: to no other window, and not just out of a dialog. */
export function leadsAway({ form, submitter }: Sending): boolean {
  const said = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? getAttribute.call(form, name) ?? '';
  return /^(?:|_self|_parent|_top)$/i.test(said('target')) && !/^dialog$/i.test(said('method'));
}
