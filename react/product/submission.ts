import type { Choice } from '../../logic/product/choice.ts';
import { offlineMessages } from '../../logic/product/offline.messages.ts';
import { messageOf } from '../../logic/product/product.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { textsOf } from '../host/use-tag.ts';
import type { ProductController } from './controller.ts';
import type { ProductRefusal } from './product.props.ts';
import { submitButtons } from './product-form.ts';

/** A submission of a product's form. */
export interface Submission {
  readonly controller: ProductController;
  readonly form: HTMLFormElement | undefined;
  /** The submit button; null if a script submits the form. */
  readonly button: HTMLElement | null;
  /** Submits the form natively. */
  sendNatively(): void;
}

/** The button that a message describes. */
export const buttonOf = ({ form, button }: Submission): HTMLElement | undefined =>
  button ?? (form && submitButtons(form)[0]);

/** Shows why a submission was refused. */
export function showRefusal(submission: Submission, choice: Choice, refusal: ProductRefusal): void {
  const { host, props } = submission.controller;
  pageStore.set(messageOf(host), { text: refusal.message, button: buttonOf(submission), choice });
  props?.onRefuse(refusal);
}

/**
 * Submits the form natively, unless the browser is offline: its error page would replace the page. Returns the
 * message.
 */
export function submitNatively(submission: Submission, choice: Choice): string {
  const { env } = submission.controller.props ?? {};
  if (navigator.onLine || !env) {
    submission.sendNatively();
    return '';
  }
  const { offline: message } = textsOf(offlineMessages, env);
  showRefusal(submission, choice, { reason: 'network', message });
  return message;
}
