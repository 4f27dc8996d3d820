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

/** A submission while a variant is loading. */
interface EarlyPress extends Press {
  /** The product that was shown at the time of the click. */
  readonly product: Product;
  readonly turn: VariantSwitch;
}

/** Where the product is now: the same element, or its replacement after a region swap. */
function placeNow({ controller: { host } }: Press): ProductPlace | undefined {
  const now = host.isConnected ? host : pageProduct(pageStore.get);
  return pageStore.get(productPlacesAtom).find((place) => place.host === now);
}

/** The entry of the variant once its page shows; undefined after a timeout. */
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

/** Reports at the product's current position that nothing was added. */
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

/** Whether a submission only adds to the basket; anything else in the form applies to the previous variant. */
const onlyAdds = ({ form, button, product }: EarlyPress): boolean =>
  !form || isPlain(form, button, product);

/**
 * Writes the quantity chosen at the click into the form of the variant. Returns false if the variant refuses it. The
 * minimum quantity does not count as a choice: the variant has its own.
 */
function carryQuantity({ product: { choice, bounds } }: EarlyPress, place: ProductPlace): boolean {
  const { quantity } = choice;
  const isChosen = quantity && !isSameDecimal(quantity, bounds.min);
  if (!isChosen) return true;
  return controllerOf(place.host).choose({ quantity: quantityText(quantity) });
}

/** Waits for the variant that is loading, then submits its form. */
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
