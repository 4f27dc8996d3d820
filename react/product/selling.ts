import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Choice } from '../../logic/product/choice.ts';
import { busyOfHost } from '../../logic/product/product.atoms.ts';
import { productMessages } from '../../logic/product/product.messages.ts';
import { refusalText } from '../../logic/product/refusal-text.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { textsOf } from '../host/use-tag.ts';
import { focusMissing } from './focus-missing.ts';
import { submitButtons } from './form-controls.ts';
import { readProduct } from './hold-product.ts';
import { isPlain } from './plain-form.ts';
import type { AddToBasket, ProductProps, ProductRefusal, Sale } from './product.props.ts';
import { messageOfHost } from './product-message.ts';
import { publicChoice } from './public-choice.ts';
import { refresh } from './use-fresh.ts';
import { resetQuantity } from './write-form.ts';

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

/** `native`: the browser sends the form. `busy`: it is being sent already. */
export type Verdict = 'native' | 'busy' | 'refused' | 'add';

/** The faults that a form which does more than add has, too. */
const ALWAYS_FAULTS = ['choose', 'conflict'];

/** Reads the form again and says what a press does. */
export function judge({ host, form, button }: Press): Verdict {
  const product = readProduct(host);
  if (!product) return 'native';
  if (pageStore.get(busyOfHost(host)).adding) return 'busy';
  const isNative = form && !isPlain(form, button, product);
  if (isNative && !ALWAYS_FAULTS.includes(product.buying)) return 'native';
  return product.buying === 'buyable' ? 'add' : 'refused';
}

const buttonOf = ({ form, button }: Press): HTMLElement | undefined =>
  button ?? (form && submitButtons(form)[0]);

/** Tells why a press does not add. */
function tell(press: Press, choice: Choice, refusal: ProductRefusal): void {
  const { host } = press;
  const text = refusal.message;
  pageStore.set(messageOfHost(host), { text, button: buttonOf(press), choice });
  sellerOf(host).current?.props.onRefuse(refusal);
}

/** Refuses a press by what is in its way; the text. */
export function refuse(press: Press): string {
  const product = readProduct(press.host);
  const { props } = sellerOf(press.host).current ?? {};
  if (!product || !props) return '';
  const { buying: reason, choice } = product;
  const message = refusalText(product, textsOf(productMessages, props.env), props.env.language);
  focusMissing(press.form, reason, () => tell(press, choice, { reason, message }));
  return message;
}

const detailOf = (choice: Choice) => ({
  ...publicChoice(choice),
  additional: choice.additional,
});

const NOTHING: Sale = { ok: false, message: '' };

function setAdding(host: HTMLElement, adding: boolean): void {
  pageStore.set(busyOfHost(host), (busy) => ({ ...busy, adding }));
}

/** After these, the platform was not asked, or does not know the question: its own form still can. */
const UNASKED: readonly unknown[] = ['module', 'schema'];

/** The product is in the basket: a card begins anew, and the page may follow. */
function finishAdded(
  { host, form }: Press,
  choice: Choice,
  { name = '', href }: AdditionReport,
): void {
  const { props } = sellerOf(host).current ?? {};
  const { id, size, quantity } = publicChoice(choice);
  props?.onAdded({ id, size, quantity, name });
  if (form && props?.card) resetQuantity(form);
  if (href && props?.afterAdd === 'basket') pageStore.get(platformAtom).page.follow(href);
}

/** The platform knows better than the page what can be bought. */
function finishRefused(press: Press, choice: Choice, message: string): void {
  const { host } = press;
  tell(press, choice, { reason: 'platform', message });
  if (sellerOf(host).current?.props.fresh !== 'never') refresh(host);
}

/** Tells what became of an addition. */
function finish(press: Press, choice: Choice, report: AdditionReport): Sale {
  const { ok, message, reason } = report;
  if (ok) finishAdded(press, choice, report);
  else if (press.form && UNASKED.includes(reason)) press.sendNatively();
  else finishRefused(press, choice, message);
  return { ok, message };
}

/** Adds what is chosen; resolves when the platform has answered. */
export async function add(press: Press): Promise<Sale> {
  const { host } = press;
  const product = readProduct(host);
  const seller = sellerOf(host).current;
  if (!product || !seller) return NOTHING;
  const { choice } = product;
  const detail = detailOf(choice);
  if (!seller.props.onAdd(detail)) return NOTHING;
  pageStore.set(messageOfHost(host), undefined);
  setAdding(host, true);
  const { id, quantity, additional } = detail;
  const line = { id, size: choice.size, quantity, additional };
  const result = await seller.addToBasket(line, { button: buttonOf(press), quiet: true });
  setAdding(host, false);
  return finish(press, choice, result);
}
