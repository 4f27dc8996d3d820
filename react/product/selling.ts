import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Buying } from '../../logic/product/buying.ts';
import type { Choice } from '../../logic/product/choice.ts';
import { busyOfHost } from '../../logic/product/product.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Environment } from '../host/environment.ts';
import { readProduct } from './hold-product.ts';
import { isPlain } from './plain-form.ts';
import type { Sale } from './product.props.ts';
import { messageOfHost } from './product-message.ts';
import { publicChoice } from './public-choice.ts';
import { buttonOf, type Press, sellerOf, tell } from './seller.ts';
import { refresh } from './use-fresh.ts';
import { resetQuantity } from './write-form.ts';

/** `native`: the browser sends the form. `busy`: it is being sent already. */
export type Verdict = 'native' | 'busy' | 'refused' | 'add';

/** The faults that a form which does more than add has, too. */
const ALWAYS_FAULTS = ['choose', 'conflict'];

/** Whether the words for a refused press are on their way. */
const isRefusingOf = hostCell(false);

/** Reads the form again and says what a press does. */
export function judge({ host, form, button }: Press): Verdict {
  const product = readProduct(host);
  if (!product) return 'native';
  if (pageStore.get(busyOfHost(host)).adding) return 'busy';
  const isNative = form && !isPlain(form, button, product);
  if (isNative && !ALWAYS_FAULTS.includes(product.buying)) return 'native';
  if (product.buying === 'buyable') return 'add';
  return isRefusingOf(host).current ? 'busy' : 'refused';
}

/** Loads the words for a refused press; undefined where they do not come in time. */
async function loadRefusal({ host, hold, fail }: Environment) {
  const isRefusing = isRefusingOf(host);
  const release = hold();
  isRefusing.current = true;
  try {
    return await moduleWithin(() => import('./later/refuse.ts'), PRESS_LIMIT_MS);
  } catch (cause) {
    fail({ code: 'module', message: '[shop] shop-product: its refusal did not come.', cause });
    return undefined;
  } finally {
    isRefusing.current = false;
    release();
  }
}

/**
 * Refuses a press by what is in its way, or by the one thing that matters to it; the text. Where our words do not come, the
 * platform has to say it.
 */
export async function refuse(press: Press, matter?: Buying): Promise<string> {
  const product = readProduct(press.host);
  const env = sellerOf(press.host).current?.props.env;
  if (!product || !env) return '';
  const later = await loadRefusal(env);
  // a later choice has mended it: nobody has pressed with that one
  if (readProduct(press.host)?.buying !== product.buying) return '';
  if (later) return later.refuse(press, { ...product, buying: matter ?? product.buying }, env);
  press.sendNatively();
  return '';
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
