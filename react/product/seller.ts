import type { Choice } from '../../logic/product/choice.ts';
import { busyOfHost, type ProductPlace } from '../../logic/product/product.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { submitButtons } from './form-controls.ts';
import type { AddToBasket, ProductProps, ProductRefusal, Sale } from './product.props.ts';
import { messageOfHost } from './product-message.ts';

/** What sells the product of an element, as it was last rendered. */
interface Seller {
  readonly props: ProductProps;
  readonly addToBasket: AddToBasket;
}

export const sellerOf = hostCell<Seller | undefined>(undefined);

/** How a form is sent. */
export interface Press {
  readonly host: HTMLElement;
  readonly form: HTMLFormElement | undefined;
  /** The button that is pressed; null where a script sends the form. */
  readonly button: HTMLElement | null;
  /** Sends the form as the browser does. */
  sendNatively(): void;
}

/** Sells the product of a place, as a press of its button does. */
export type SellIn = (place: ProductPlace) => Promise<Sale>;

/** The button that a message describes. */
export const buttonOf = ({ form, button }: Press): HTMLElement | undefined =>
  button ?? (form && submitButtons(form)[0]);

/** Tells why a press does not add. */
export function tell(press: Press, choice: Choice, refusal: ProductRefusal): void {
  const { host } = press;
  const text = refusal.message;
  pageStore.set(messageOfHost(host), { text, button: buttonOf(press), choice });
  sellerOf(host).current?.props.onRefuse(refusal);
}

/** Says whether the choice is on its way into the basket. */
export function setAdding(host: HTMLElement, adding: boolean): void {
  pageStore.set(busyOfHost(host), (busy) => ({ ...busy, adding }));
}

/** Says whether price and stock are asked for, and that takes a while. */
export function setFresh(host: HTMLElement, fresh: boolean): void {
  pageStore.set(busyOfHost(host), (busy) => (busy.fresh === fresh ? busy : { ...busy, fresh }));
}
