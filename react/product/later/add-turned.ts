import { isSameDecimal } from '../../../logic/money/decimal.ts';
import { PRESS_LIMIT_MS } from '../../../logic/page/module-within.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import {
  type Product,
  type ProductPlace,
  productPlacesAtom,
  type Turn,
} from '../../../logic/product/product.atoms.ts';
import { productTurnMessages } from '../../../logic/product/product-turn.messages.ts';
import { quantityText } from '../../../logic/product/quantity-rule.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { textsOf } from '../../host/use-tag.ts';
import { readProduct } from '../hold-product.ts';
import { isPlain } from '../plain-form.ts';
import type { Sale } from '../product.props.ts';
import { pageProduct } from '../product-of.ts';
import { buttonOf, type Press, type SellIn, sellerOf, setAdding, tell } from '../seller.ts';

/** A press while another version is on its way. */
interface EarlyPress extends Press {
  /** The product that was shown then. */
  readonly product: Product;
  readonly turn: Turn;
}

/** Where the product is now: where it was pressed, or once its region was swapped, where the page has it. */
function placeNow({ host }: Press): ProductPlace | undefined {
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
      const id = place && readProduct(place.host)?.choice.id;
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
function tellNothing(press: Press): Sale {
  const place = placeNow(press);
  const isMoved = place && place.host !== press.host;
  const now = isMoved ? { ...press, ...place, button: null } : press;
  const product = readProduct(now.host);
  const env = sellerOf(now.host).current?.props.env;
  if (!product || !env) return { ok: false, message: '' };
  const { turned: message } = textsOf(productTurnMessages, env);
  tell(now, product.choice, { reason: 'turning', message });
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
  return readProduct(place.host)?.choose({ quantity: quantityText(quantity) }) === true;
}

/** Waits for the version that is on its way, then adds it by its own form. */
export async function addTurned(press: EarlyPress, sell: SellIn): Promise<Sale> {
  const { host } = press;
  const button = buttonOf(press);
  const isMeant = onlyAdds(press);
  button?.setAttribute('aria-busy', 'true');
  const place = await versionPlace(press);
  button?.removeAttribute('aria-busy');
  setAdding(host, false);
  const isTaken = place && isMeant && carryQuantity(press, place);
  return isTaken ? sell(place) : tellNothing(press);
}
