import { isSameDecimal } from '../../../logic/money/decimal.ts';
import { PRESS_LIMIT_MS } from '../../../logic/page/module-within.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import type { VariantSwitch } from '../../../logic/product/product.atoms.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import {
  type ProductPlace,
  productPlacesAtom,
} from '../../../logic/product/product-places.atoms.ts';
import { quantityText } from '../../../logic/product/quantity-rule.ts';
import { variantSwitchMessages } from '../../../logic/product/variant-switch.messages.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { textsOf } from '../../host/use-tag.ts';
import { pageProduct } from '../../product-context/find-product.ts';
import { controllerOf } from '../controller.ts';
import { isPlain } from '../plain-form.ts';
import { buttonOf, type Press, showRefusal } from '../press.ts';
import type { Sale } from '../product.props.ts';

/** A press while another version is on its way. */
interface EarlyPress extends Press {
  /** The product that was shown then. */
  readonly product: Product;
  readonly turn: VariantSwitch;
}

/** Where the product is now: where it was pressed, or once its region was swapped, where the page has it. */
function placeNow({ controller: { host } }: Press): ProductPlace | undefined {
  const now = host.isConnected ? host : pageProduct(pageStore.get);
  return pageStore.get(productPlacesAtom).find((place) => place.host === now);
}

/** The place of the version once its page shows; undefined where that does not come in time. */
function versionPlace(press: EarlyPress): Promise<ProductPlace | undefined> {
  const { product, turn } = press;
  return new Promise((resolve) => {
    let isThere = false;
    const end = (place?: ProductPlace) => {
      stop();
      cancel();
      resolve(place);
    };
    const look = () => {
      const place = isThere ? placeNow(press) : undefined;
      const id = place && controllerOf(place.host).read()?.choice.id;
      if (id && id !== product.choice.id) end(place);
    };
    const stop = pageStore.sub(productPlacesAtom, look);
    const cancel = pageStore.get(platformAtom).clock.after(PRESS_LIMIT_MS, () => end());
    turn.arrival.then(() => {
      isThere = true;
      look();
    });
  });
}

/** Tells that nothing was added, where the shopper is now. */
function showNothingAdded(press: Press): Sale {
  const place = placeNow(press);
  const controller = place ? controllerOf(place.host) : press.controller;
  const isMoved = controller !== press.controller;
  const now = isMoved ? { ...press, ...place, controller, button: null } : press;
  const product = controller.read();
  const { env } = controller.props ?? {};
  if (!product || !env) return { ok: false, message: '' };
  const { turned: message } = textsOf(variantSwitchMessages, env);
  showRefusal(now, product.choice, { reason: 'turning', message });
  return { ok: false, message };
}

/** Whether a press wants no more than to add: what else it wants, it wants of the version that goes. */
const onlyAdds = ({ form, button, product }: EarlyPress): boolean =>
  !form || isPlain(form, button, product);

/**
 * Writes the quantity that was chosen at the press into the form of the version; false where that does not take it. The least
 * that can be ordered is no choice: the version has its own.
 */
function carryQuantity({ product: { choice, bounds } }: EarlyPress, place: ProductPlace): boolean {
  const { quantity } = choice;
  const isChosen = quantity && !isSameDecimal(quantity, bounds.min);
  if (!isChosen) return true;
  return controllerOf(place.host).choose({ quantity: quantityText(quantity) });
}

/** Waits for the version that is on its way, then adds it by its own form. */
export async function addVariant(
  press: EarlyPress,
  sell: (place: ProductPlace) => Promise<Sale>,
): Promise<Sale> {
  const button = buttonOf(press);
  const isMeant = onlyAdds(press);
  button?.setAttribute('aria-busy', 'true');
  const place = await versionPlace(press);
  button?.removeAttribute('aria-busy');
  press.controller.setBusy({ adding: false });
  const isTaken = place && isMeant && carryQuantity(press, place);
  return isTaken ? sell(place) : showNothingAdded(press);
}
