import { isSameDecimal } from '../../../logic/money/decimal.ts';
import { CLICK_TIMEOUT_MS } from '../../../logic/page/module-within.ts';
import { after } from '../../../logic/platform/platform.atoms.ts';
import type { VariantSwitch } from '../../../logic/product/product.atoms.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import {
  type ProductEntry,
  productEntriesAtom,
} from '../../../logic/product/product-entries.atoms.ts';
import { quantityText } from '../../../logic/product/quantity-rule.ts';
import { variantSwitchMessages } from '../../../logic/product/variant-switch.messages.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { textsOf } from '../../host/use-tag.ts';
import { pageProduct } from '../../product-context/find-product.ts';
import { controllerOf } from '../controller.ts';
import { isPlain } from '../plain-form.ts';
import type { Sale } from '../product.props.ts';
import { buttonOf, type Submission, showRefusal } from '../submission.ts';

/** A submission while a variant is loading. */
interface EarlySubmission extends Submission {
  /** The product that was shown at the time of the click. */
  readonly product: Product;
  readonly variantSwitch: VariantSwitch;
}

/** Where the product is now: the same element, or its replacement after a region swap. */
function currentEntry({ controller: { host } }: Submission): ProductEntry | undefined {
  const now = host.isConnected ? host : pageProduct(pageStore.get);
  return pageStore.get(productEntriesAtom).find((entry) => entry.host === now);
}

/** The entry of the variant once its page shows; undefined after a timeout. */
function variantEntry(submission: EarlySubmission): Promise<ProductEntry | undefined> {
  const { product, variantSwitch } = submission;
  return new Promise((resolve) => {
    let isThere = false;
    const end = (entry?: ProductEntry) => {
      stop();
      cancel();
      resolve(entry);
    };
    const look = () => {
      const entry = isThere ? currentEntry(submission) : undefined;
      const id = entry && controllerOf(entry.host).read()?.choice.id;
      if (id && id !== product.choice.id) end(entry);
    };
    const stop = pageStore.sub(productEntriesAtom, look);
    const cancel = after(CLICK_TIMEOUT_MS, () => end());
    variantSwitch.arrival.then(() => {
      isThere = true;
      look();
    });
  });
}

/** Reports at the product's current position that nothing was added. */
function showNothingAdded(submission: Submission): Sale {
  const entry = currentEntry(submission);
  const controller = entry ? controllerOf(entry.host) : submission.controller;
  const isMoved = controller !== submission.controller;
  const now = isMoved ? { ...submission, ...entry, controller, button: null } : submission;
  const product = controller.read();
  const { env } = controller.props ?? {};
  if (!product || !env) return { ok: false, message: '' };
  const { turned: message } = textsOf(variantSwitchMessages, env);
  showRefusal(now, product.choice, { reason: 'turning', message });
  return { ok: false, message };
}

/** Whether a submission only adds to the basket; anything else in the form applies to the previous variant. */
const onlyAdds = ({ form, button, product }: EarlySubmission): boolean =>
  !form || isPlain(form, button, product);

/**
 * Writes the quantity chosen at the click into the form of the variant. Returns false if the variant refuses it. The
 * minimum quantity does not count as a choice: the variant has its own.
 */
function carryQuantity(
  { product: { choice, bounds } }: EarlySubmission,
  entry: ProductEntry,
): boolean {
  const { quantity } = choice;
  const isChosen = quantity && !isSameDecimal(quantity, bounds.min);
  if (!isChosen) return true;
  return controllerOf(entry.host).choose({ quantity: quantityText(quantity) });
}

/** Waits for the variant that is loading, then submits its form. */
export async function addVariant(
  submission: EarlySubmission,
  sell: (entry: ProductEntry) => Promise<Sale>,
): Promise<Sale> {
  const button = buttonOf(submission);
  const isMeant = onlyAdds(submission);
  button?.setAttribute('aria-busy', 'true');
  const entry = await variantEntry(submission);
  button?.removeAttribute('aria-busy');
  submission.controller.setBusy({ adding: false });
  const isTaken = entry && isMeant && carryQuantity(submission, entry);
  return isTaken ? sell(entry) : showNothingAdded(submission);
}
