import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Buying } from '../../logic/product/buying.ts';
import type { Choice } from '../../logic/product/choice.ts';
import { publicChoice } from '../../logic/product/choice.ts';
import { versionOf } from '../../logic/product/product.atoms.ts';
import { messageOf } from '../../logic/product/product-message.atoms.ts';
import type { ProductPlace } from '../../logic/product/product-places.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { requestAddition } from '../basket-add/request-addition.ts';
import { correctQuantityOf } from '../product-context/product-actions.ts';
import type { ProductController } from './controller.ts';
import { isPlain } from './plain-form.ts';
import { buttonOf, type Press, showRefusal } from './press.ts';
import type { Sale } from './product.props.ts';
import { resetQuantity } from './product-form.ts';
import { refresh } from './use-revalidation.ts';

/** `native`: the browser sends the form. `busy`: it is being sent already. `turning`: another version is on its way. */
export type Verdict = 'native' | 'busy' | 'turning' | 'refused' | 'add';

/** The faults that a form which does more than add has, too. */
const ALWAYS_FAULTS = ['choose', 'conflict'];

/** Reads the form again and says what a press does. */
export function judge({ controller, form, button }: Press): Verdict {
  correctQuantityOf(controller.host).current?.();
  const product = controller.read();
  if (!product) return 'native';
  if (product.busy.adding) return 'busy';
  if (product.busy.turning) return 'turning';
  const isNative = form && !isPlain(form, button, product);
  if (isNative && !ALWAYS_FAULTS.includes(product.buying)) return 'native';
  if (product.buying === 'buyable') return 'add';
  return controller.isLoading ? 'busy' : 'refused';
}

const loadRefusal = () => import('./later/refuse.ts');
const loadVariant = () => import('./later/add-variant.ts');

/** Loads what a press needs; undefined where it does not come in time. */
async function loadFor<T>(controller: ProductController, load: () => Promise<T>) {
  const { hold, fail } = controller.props?.env ?? {};
  const release = hold?.();
  controller.isLoading = true;
  try {
    return await moduleWithin(load, PRESS_LIMIT_MS);
  } catch (cause) {
    fail?.({ code: 'module', message: '[shop] shop-product: a part of it did not come.', cause });
    return undefined;
  } finally {
    controller.isLoading = false;
    release?.();
  }
}

/**
 * Refuses a press by what is in its way, or by the one thing that matters to it; the text. Where our words do not come, the
 * platform has to say it.
 */
export async function refuse(press: Press, matter?: Buying): Promise<string> {
  const { controller } = press;
  const product = controller.read();
  const { env } = controller.props ?? {};
  if (!product || !env) return '';
  const later = await loadFor(controller, loadRefusal);
  // a later choice has mended it: nobody has pressed with that one
  if (controller.read()?.buying !== product.buying) return '';
  if (later) return later.refuse(press, { ...product, buying: matter ?? product.buying }, env);
  press.sendNatively();
  return '';
}

const NOTHING: Sale = { ok: false, message: '' };

/** Adds the version that is on its way once its page is there; nothing where that does not come in time. */
export async function addVariant(
  press: Press,
  sell: (place: ProductPlace) => Promise<Sale>,
): Promise<Sale> {
  const { controller } = press;
  const product = controller.read();
  const variantSwitch = pageStore.get(versionOf(controller.host));
  if (!product || typeof variantSwitch !== 'object') return NOTHING;
  controller.setBusy({ adding: true });
  const later = await loadFor(controller, loadVariant);
  if (later) return later.addVariant({ ...press, product, turn: variantSwitch }, sell);
  controller.setBusy({ adding: false });
  return NOTHING;
}

/** After these, the platform was not asked, or does not know the question: its own form still can. */
const UNASKED: readonly unknown[] = ['module', 'schema'];

/** The product is in the basket: a card begins anew, and the page may follow. */
function finishAdded(
  { controller, form }: Press,
  choice: Choice,
  { name = '', href }: AdditionReport,
): void {
  const { props } = controller;
  const { id, size, quantity } = publicChoice(choice);
  props?.onAdded({ id, size, quantity, name });
  if (form && props?.card) resetQuantity(form);
  if (href && props?.afterAdd === 'basket') pageStore.get(platformAtom).page.follow(href);
}

/** The platform knows better than the page what can be bought. */
function finishRefused(press: Press, choice: Choice, message: string): void {
  showRefusal(press, choice, { reason: 'platform', message });
  if (press.controller.props?.fresh !== 'never') refresh(press.controller);
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
  const { controller } = press;
  const { host, props } = controller;
  const product = controller.read();
  if (!product || !props) return NOTHING;
  const { choice } = product;
  const { additional } = choice;
  const detail = { ...publicChoice(choice), additional };
  if (!props.onAdd(detail)) return NOTHING;
  pageStore.set(messageOf(host), undefined);
  controller.setBusy({ adding: true });
  const { id, quantity } = detail;
  const line = { id, size: choice.size, quantity, additional };
  const report = await requestAddition(line, props.env, { button: buttonOf(press), quiet: true });
  controller.setBusy({ adding: false });
  return finish(press, choice, report);
}
