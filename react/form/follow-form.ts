import { listen, together } from '../../logic/platform/listen.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { clickedButton, takeSubmit } from '../light-dom/safe-form.ts';
import { joinMarked } from '../validation/marked-joins.ts';
import type { FormController } from './controller.ts';
import type { Sending } from './send-form.ts';

/** Replaces the submission that an event leads to by a validated one. */
function answer(controller: FormController, event: Event, sending: Sending): void {
  if (controller.isPassing || event.defaultPrevented) return;
  const isExempt = sending.submitter?.hasAttribute('formnovalidate');
  if (isExempt && !controller.submission) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  controller.request(sending);
}

/** Turns off native validation messages; the result restores them. */
function silenceBrowser(form: HTMLFormElement): () => void {
  // not as methods of the form, which an input of that name shadows
  const { hasAttribute, toggleAttribute } = Element.prototype;
  const wasNative = !hasAttribute.call(form, 'novalidate');
  toggleAttribute.call(form, 'novalidate', true);
  return () => void (wasNative && toggleAttribute.call(form, 'novalidate', false));
}

function followEvents(controller: FormController, form: HTMLFormElement): readonly (() => void)[] {
  const { host } = controller;
  const onClick = (event: MouseEvent) => {
    const submitter = clickedButton(event, form);
    if (submitter) answer(controller, event, { form, submitter, isSilent: false });
  };
  const intercept = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (target === form) answer(controller, event, { form, submitter, isSilent: false });
  };
  const reset = ({ target, defaultPrevented }: Event) => {
    if (target === form && !defaultPrevented) controller.reset();
  };
  const join = (event: FormDataEvent) => {
    if (event.target === form) joinMarked({ root: rootOf(host), form }, event.formData);
  };
  // before the page's own listeners, which receive only the one valid submission
  const capture = { capture: true };
  return [
    listen(document, { click: onClick }, capture),
    listen(host, { formdata: join, submit: intercept }, capture),
    listen(host, { reset }),
  ];
}

/** Validates each submission of a form before it reaches the page and the server. The result unsubscribes. */
export function followForm(controller: FormController, form: HTMLFormElement): () => void {
  return together([
    silenceBrowser(form),
    ...followEvents(controller, form),
    takeSubmit(form, () => controller.takeOver(form)),
    pageStore.get(platformAtom).page.onRestored(() => controller.unlock()),
    () => controller.unlock(),
  ]);
}
