import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Buying } from '../../logic/product/buying.ts';
import type { Choice } from '../../logic/product/choice.ts';
import { publicChoice } from '../../logic/product/choice.ts';
import { messageOf, variantStateOf } from '../../logic/product/product.atoms.ts';
import type { ProductEntry } from '../../logic/product/product-entries.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { requestAddition } from '../basket-add/request-addition.ts';
import { correctQuantityOf } from '../product-context/product-actions.ts';
import type { ProductController } from './controller.ts';
import { isPlain } from './plain-form.ts';
import type { Sale } from './product.props.ts';
import { resetQuantity } from './product-form.ts';
import { buttonOf, type Submission, showRefusal, submitNatively } from './submission.ts';
import { refresh } from './use-revalidation.ts';

/** `native`: the browser submits the form. `busy`: a submission is pending. `switching`: a variant is loading. */
export type Verdict = 'native' | 'busy' | 'switching' | 'refused' | 'add';

/** Reasons that also apply to a form which does more than add. */
const ALWAYS_FAULTS = ['choose', 'conflict'];

/** Reads the form again and decides how to handle a submission. */
export function judge({ controller, form, button }: Submission): Verdict {
  correctQuantityOf(controller.host).current?.();
  const product = controller.read();
  if (!product) return 'native';
  if (product.busy.adding) return 'busy';
  if (product.busy.switching) return 'switching';
  const isNative = form && !isPlain(form, button, product);
  if (isNative && !ALWAYS_FAULTS.includes(product.buying)) return 'native';
  if (product.buying === 'buyable') return 'add';
  return controller.isLoading ? 'busy' : 'refused';
}

const loadRefusal = () => import('./later/refuse.ts');
const loadVariant = () => import('./later/add-variant.ts');

/** Loads a module that a submission needs; undefined after a timeout. */
async function loadFor<T>(controller: ProductController, load: () => Promise<T>) {
  const { hold, fail } = controller.props?.env ?? {};
  const release = hold?.();
  controller.isLoading = true;
  try {
    return await moduleWithin(load, CLICK_TIMEOUT_MS);
  } catch (cause) {
    fail?.({ code: 'module', message: '[shop] shop-product: a module failed to load.', cause });
    return undefined;
  } finally {
    controller.isLoading = false;
    release?.();
  }
}

/**
 * Refuses a submission because of the product's state, or only because of `matter`. Returns the message. If the module
 * with the messages fails to load, the platform answers instead.
 */
export async function refuse(submission: Submission, matter?: Buying): Promise<string> {
  const { controller } = submission;
  const product = controller.read();
  const { env } = controller.props ?? {};
  if (!product || !env) return '';
  const later = await loadFor(controller, loadRefusal);
  // a later choice has resolved it, but that choice was not submitted
  if (controller.read()?.buying !== product.buying) return '';
  if (later) return later.refuse(submission, { ...product, buying: matter ?? product.buying }, env);
  return submitNatively(submission, product.choice);
}

const NOTHING: Sale = { ok: false, message: '' };

/** Adds the variant that is loading once its page shows; adds nothing after a timeout. */
export async function addVariant(
  submission: Submission,
  sell: (entry: ProductEntry) => Promise<Sale>,
): Promise<Sale> {
  const { controller } = submission;
  const product = controller.read();
  const variantSwitch = pageStore.get(variantStateOf(controller.host));
  if (!product || typeof variantSwitch !== 'object') return NOTHING;
  controller.setBusy({ adding: true });
  const later = await loadFor(controller, loadVariant);
  if (later) return later.addVariant({ ...submission, product, variantSwitch }, sell);
  controller.setBusy({ adding: false });
  return NOTHING;
}

/** After these failures the platform got no request, or does not support it: a native submission may still work. */
const UNASKED: readonly unknown[] = ['module', 'schema'];

/** Called when the product is in the basket: resets the card, and may open the basket page. */
function finishAdded(
  { controller, form }: Submission,
  choice: Choice,
  { name = '', quantity, href }: AdditionReport,
): void {
  const { props } = controller;
  const { id, size, quantity: requested } = publicChoice(choice);
  props?.onAdded({ id, size, quantity: quantity ?? requested, name });
  if (form && props?.card) resetQuantity(form);
  if (href && props?.afterAdd === 'basket') pageStore.get(platformAtom).page.follow(href);
}

/** Called when the platform refuses: its stock is newer than that of the page. */
function finishRefused(submission: Submission, choice: Choice, message: string): void {
  showRefusal(submission, choice, { reason: 'platform', message });
  if (submission.controller.props?.fresh !== 'never') refresh(submission.controller);
}

/** Reports the result of an addition. */
function finish(submission: Submission, choice: Choice, report: AdditionReport): Sale {
  const { ok, message, reason } = report;
  if (!ok && submission.form && UNASKED.includes(reason))
    return { ok, message: submitNatively(submission, choice) };
  if (ok) finishAdded(submission, choice, report);
  else finishRefused(submission, choice, message);
  return { ok, message };
}

/** Adds the choice to the basket. Resolves with the answer of the platform. */
export async function add(submission: Submission): Promise<Sale> {
  const { controller } = submission;
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
  const report = await requestAddition(line, props.env, {
    button: buttonOf(submission),
    quiet: true,
  });
  controller.setBusy({ adding: false });
  return finish(submission, choice, report);
}
