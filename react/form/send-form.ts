import type { Root } from '../../logic/platform/root-of.ts';
import { requestSubmit, submissionAttribute, submitForm } from '../light-dom/safe-form.ts';

/** How a form is submitted. */
export interface Sending {
  readonly form: HTMLFormElement;
  /** The button whose name and value are submitted. */
  readonly submitter: HTMLElement | null;
  /** Whether a script called `form.submit()`, which fires no event. */
  readonly isSilent: boolean;
}

/** `kept`: a listener of the page prevented the submission. `changed`: a listener changed validated values. */
export type Outcome = 'sent' | 'kept' | 'changed';

/** Fires the `submit` event; `isCurrent` is evaluated after the page's own listeners. */
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
  requestSubmit(form, submitter);
  controller.abort();
  if (isChanged) return 'changed';
  return passed && !passed.defaultPrevented ? 'sent' : 'kept';
}

/** Submits a form as its button, or `form.submit()`, would. */
export function sendForm(root: Root, sending: Sending, isCurrent: () => boolean): Outcome {
  if (!isCurrent()) return 'changed';
  if (!sending.isSilent) return requestAt(root, sending, isCurrent);
  submitForm(sending.form);
  return 'sent';
}

/** Whether a submission replaces the page: it neither targets another window nor only closes a dialog. */
export function leadsAway({ form, submitter }: Sending): boolean {
  const attribute = (name: string) => submissionAttribute(form, submitter, name);
  return (
    /^(?:|_self|_parent|_top)$/i.test(attribute('target')) && !/^dialog$/i.test(attribute('method'))
  );
}
