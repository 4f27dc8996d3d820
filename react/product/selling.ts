import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Buying } from '../../logic/product/buying.ts';
import type { Choice } from '../../logic/product/choice.ts';
import { busyOfHost, versionOfHost } from '../../logic/product/product.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Environment } from '../host/environment.ts';
import { correctQuantityOf } from './correct-quantity.ts';
import { readProduct } from './hold-product.ts';
import { isPlain } from './plain-form.ts';
import type { Sale } from './product.props.ts';
import { messageOfHost } from './product-message.ts';
import { publicChoice } from './public-choice.ts';
import { buttonOf, type Press, type SellIn, sellerOf, setAdding, tell } from './seller.ts';
import { refresh } from './use-fresh.ts';
import { resetQuantity } from './write-form.ts';

/** `native`: the browser sends the form. `busy`: it is being sent already. `turning`: another version is on its way. */
export type Verdict = 'native' | 'busy' | 'turning' | 'refused' | 'add';

/** The faults that a form which does more than add has, too. */
const ALWAYS_FAULTS = ['choose', 'conflict'];

/** Whether what a press needs is on its way. */
const isLoadingOf = hostCell(false);

/** Reads the form again and says what a press does. */
export function judge({ host, form, button }: Press): Verdict {
  correctQuantityOf(host).current?.();
  const product = readProduct(host);
  if (!product) return 'native';
  if (pageStore.get(busyOfHost(host)).adding) return 'busy';
  if (product.busy.turning) return 'turning';
  const isNative = form && !isPlain(form, button, product);
  if (isNative && !ALWAYS_FAULTS.includes(product.buying)) return 'native';
  if (product.buying === 'buyable') return 'add';
  return isLoadingOf(host).current ? 'busy' : 'refused';
}

const loadRefusal = () => import('./later/refuse.ts');
const loadTurned = () => import('./later/add-turned.ts');

/** Loads what a press needs; undefined where it does not come in time. */
async function loadFor<T>({ host, hold, fail }: Environment, load: () => Promise<T>) {
  const isLoading = isLoadingOf(host);
  const release = hold();
  isLoading.current = true;
  try {
    return await moduleWithin(load, PRESS_LIMIT_MS);
  } catch (cause) {
    fail({ code: 'module', message: '[shop] shop-product: a part of it did not come.', cause });
    return undefined;
  } finally {
    isLoading.current = false;
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
  const later = await loadFor(env, loadRefusal);
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

/** Adds the version that is on its way once its page is there; nothing where that does not come in time. */
export async function addTurned(press: Press, sell: SellIn): Promise<Sale> {
  const { host } = press;
  const product = readProduct(host);
  const turn = pageStore.get(versionOfHost(host));
  const env = sellerOf(host).current?.props.env;
  if (!product || !env || typeof turn !== 'object') return NOTHING;
  setAdding(host, true);
  const later = await loadFor(env, loadTurned);
  if (later) return later.addTurned({ ...press, product, turn }, sell);
  setAdding(host, false);
  return NOTHING;
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
