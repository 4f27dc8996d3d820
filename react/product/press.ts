import type { Choice } from '../../logic/product/choice.ts';
import { messageOf } from '../../logic/product/product-message.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { ProductController } from './controller.ts';
import type { ProductRefusal } from './product.props.ts';
import { submitButtons } from './product-form.ts';

/** How the form of a product is sent. */
export interface Press {
  readonly controller: ProductController;
  readonly form: HTMLFormElement | undefined;
  /** The button that is pressed; null where a script sends the form. */
  readonly button: HTMLElement | null;
  /** Sends the form as the browser does. */
  sendNatively(): void;
}

/** The button that a message describes. */
export const buttonOf = ({ form, button }: Press): HTMLElement | undefined =>
  button ?? (form && submitButtons(form)[0]);

/** Tells why a press does not add. */
export function showRefusal(press: Press, choice: Choice, refusal: ProductRefusal): void {
  const { host, props } = press.controller;
  pageStore.set(messageOf(host), { text: refusal.message, button: buttonOf(press), choice });
  props?.onRefuse(refusal);
}
