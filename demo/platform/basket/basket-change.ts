import type { Product, Size } from '../catalogue/catalogue.types.ts';
import type { CallContext } from '../graphql/root-field.ts';
import { isSoldBy } from '../money.ts';
import { type MutationResult, refusal, SUCCESS } from '../mutation-result.ts';
import { track } from '../tracking/tracking.ts';
import { BASKET_REFUSALS, type BasketRefusal } from './basket.messages.ts';

/** An item of a basket change, as the caller sent it. */
export interface ChangeItem {
  readonly id: string;
  readonly size?: string | null | undefined;
  readonly quantity: number;
}

/** A product and size that an item names, or why it names none. */
type Choice = { readonly product: Product; readonly size: Size } | BasketRefusal;

function chosen(item: ChangeItem, { shop }: CallContext): Choice {
  const product = /^\d+$/.test(item.id) ? shop.catalogue.product(Number(item.id)) : undefined;
  if (!product) return 'product_not_found';
  if (!isSoldBy(item.quantity, product.unit.sellBy)) return 'incorrect_quantity';
  if (!item.size && product.sizes.length > 1) return 'size_required';
  const size = item.size ? product.sizes.find(({ id }) => id === item.size) : product.sizes[0];
  return size ? { product, size } : 'size_not_found';
}

function refused(code: BasketRefusal, { visit }: CallContext, amount = 0): MutationResult {
  return refusal(code, BASKET_REFUSALS[code][visit.lang].replace('{amount}', String(amount)));
}

function quantityInBasket({ product, size }: Exclude<Choice, string>, context: CallContext) {
  const lines = context.shop.store.basket(context.visit.session().id);
  return lines.find(({ productId, sizeId }) => productId === product.id && sizeId === size.id)
    ?.quantity;
}

function saveQuantity(choice: Exclude<Choice, string>, quantity: number, context: CallContext) {
  context.shop.store.saveBasketLine(context.visit.session().id, {
    productId: choice.product.id,
    sizeId: choice.size.id,
    quantity,
  });
}

/** Adds an item to the visitor's basket. */
export function addItem(item: ChangeItem, context: CallContext): MutationResult {
  const choice = chosen(item, context);
  if (typeof choice === 'string') return refused(choice, context);
  const { product, size } = choice;
  if (size.grosz === 0) return refused('price_on_request', context);
  if (size.stock === 0) return refused('not_available', context);
  const quantity = (quantityInBasket(choice, context) ?? 0) + item.quantity;
  if (quantity > size.stock) return refused('not_enough_in_stock', context, size.stock);
  saveQuantity(choice, quantity, context);
  track(context.visit, {
    event: 'add_to_cart',
    id: product.id,
    size: size.id,
    quantity: item.quantity,
  });
  return SUCCESS;
}

/** Takes an item out of the visitor's basket; more than there is takes the whole line. */
export function removeItem(item: ChangeItem, context: CallContext): MutationResult {
  const choice = chosen(item, context);
  if (typeof choice === 'string') return refused(choice, context);
  const quantity = quantityInBasket(choice, context);
  if (quantity === undefined) return refused('not_in_basket', context);
  saveQuantity(choice, Math.max(0, quantity - item.quantity), context);
  track(context.visit, {
    event: 'remove_from_cart',
    id: choice.product.id,
    size: choice.size.id,
    quantity: Math.min(quantity, item.quantity),
  });
  return SUCCESS;
}
