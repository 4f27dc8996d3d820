import type { Product, Size } from '../catalogue/catalogue.types.ts';
import { hasFieldsOf } from '../catalogue/made.ts';
import { hasStock, mostInStock } from '../catalogue/stock.ts';
import type { CallContext } from '../graphql/root-field.ts';
import { isSoldBy, soldDown } from '../money.ts';
import { type MutationResult, refusal, SUCCESS } from '../mutation-result.ts';
import type { BasketLine } from '../stores/store.ts';
import { track } from '../tracking/tracking.ts';
import { BASKET_REFUSALS, type BasketRefusal } from './basket.messages.ts';

/** A basket line as a request names it. */
export interface LineItem {
  readonly id: string;
  readonly size?: string | null | undefined;
  /** The text that the shopper adds to the product. */
  readonly additional?: string | null | undefined;
}

/** A basket line with a quantity. */
export interface ChangeItem extends LineItem {
  readonly quantity: number;
}

/** A quantity to add, once or by a subscription. */
export interface AddedItem extends ChangeItem {
  /** The days between deliveries. */
  readonly subscription?: number | null | undefined;
  /** The form of the product's page. */
  readonly form?: URLSearchParams;
}

/** A product and size. */
interface Choice {
  readonly product: Product;
  readonly size: Size;
}

/** The product and size of an item, or the reason why it has none. */
function chosen(item: LineItem, { shop }: CallContext): Choice | BasketRefusal {
  const product = /^\d+$/.test(item.id) ? shop.catalogue.product(Number(item.id)) : undefined;
  if (!product) return 'product_not_found';
  if (!item.size && product.sizes.length > 1) return 'size_required';
  const size = item.size ? product.sizes.find(({ id }) => id === item.size) : product.sizes[0];
  if (!size) return 'size_not_found';
  return item.additional ? 'additional_not_found' : { product, size };
}

function refused(code: BasketRefusal, { visit }: CallContext, amount = 0): MutationResult {
  return refusal(code, BASKET_REFUSALS[code][visit.lang].replace('{amount}', String(amount)));
}

function linesOf({ product }: Choice, { shop, visit }: CallContext): readonly BasketLine[] {
  return shop.store.basket(visit.session().id).filter(({ productId }) => productId === product.id);
}

function lineOf(choice: Choice, context: CallContext): BasketLine | undefined {
  return linesOf(choice, context).find(({ sizeId }) => sizeId === choice.size.id);
}

const quantityInBasket = (choice: Choice, context: CallContext): number =>
  lineOf(choice, context)?.quantity ?? 0;

/** The maximum applies to all sizes of the product together; undefined if there is none. */
function mostOfSize(choice: Choice, context: CallContext): number | undefined {
  const { most } = choice.product.terms;
  const others = linesOf(choice, context).filter(({ sizeId }) => sizeId !== choice.size.id);
  return most && others.reduce((left, { quantity }) => left - quantity, most);
}

function refusalOf(
  choice: Choice,
  quantity: number,
  context: CallContext,
): MutationResult | undefined {
  const { product, size } = choice;
  const most = mostOfSize(choice, context) ?? Number.POSITIVE_INFINITY;
  if (!isSoldBy(quantity, product.unit.sellBy)) return refused('incorrect_quantity', context);
  if (size.grosz === 0) return refused('price_on_request', context);
  if (!hasStock(size)) return refused('not_available', context);
  if (quantity > most) return refused('above_most', context, product.terms.most);
  return quantity > mostInStock(size)
    ? refused('not_enough_in_stock', context, size.stock)
    : undefined;
}

/** The changed line; without a new subscription it keeps its own. */
type Saved = Pick<BasketLine, 'quantity'> & Pick<AddedItem, 'subscription'>;

function saveLine(choice: Choice, { quantity, subscription }: Saved, context: CallContext): void {
  const { product, size } = choice;
  const before = lineOf(choice, context);
  const difference = quantity - (before?.quantity ?? 0);
  const line = { ...before, productId: product.id, sizeId: size.id, quantity };
  context.shop.store.saveBasketLine(
    context.visit.session().id,
    subscription ? { ...line, subscription } : line,
  );
  track(context.visit, {
    event: difference > 0 ? 'add_to_cart' : 'remove_from_cart',
    id: product.id,
    size: size.id,
    quantity: Math.abs(difference),
  });
}

function isOffered({ subscription }: AddedItem, { product }: Choice): boolean {
  return !subscription || product.subscriptions.some(({ days }) => days === subscription);
}

/** The maximum quantity of a size in the basket. */
function mostOf(choice: Choice, context: CallContext): number {
  const most = Math.min(
    mostInStock(choice.size),
    mostOfSize(choice, context) ?? Number.POSITIVE_INFINITY,
  );
  return soldDown(most, choice.product.unit.sellBy);
}

/** Some shops add less than requested and still report success. */
function additionOf(choice: Choice, quantity: number, context: CallContext): number {
  const { oddities } = context.visit.session().settings;
  if (!oddities.includes('addsLess')) return quantity;
  return Math.min(quantity, mostOf(choice, context));
}

/** Adds an item to the visitor's basket. */
export function addItem(item: AddedItem, context: CallContext): MutationResult {
  const choice = chosen(item, context);
  if (typeof choice === 'string') return refused(choice, context);
  if (!(item.quantity > 0)) return refused('incorrect_quantity', context);
  if (!hasFieldsOf(choice.product, item.form)) return refused('incomplete', context);
  if (!isOffered(item, choice)) return refused('subscription_not_found', context);
  const before = quantityInBasket(choice, context);
  const quantity = additionOf(choice, before + item.quantity, context);
  const no = quantity === before ? undefined : refusalOf(choice, quantity, context);
  if (no) return no;
  saveLine(choice, { quantity, subscription: item.subscription }, context);
  return SUCCESS;
}

/** Sets the quantity of a line in the visitor's basket; 0 removes the line. */
export function setItem(item: ChangeItem, context: CallContext): MutationResult {
  const choice = chosen(item, context);
  if (typeof choice === 'string') return refused(choice, context);
  if (item.quantity === 0) return removeItem(item, context);
  const no = refusalOf(choice, item.quantity, context);
  if (no) return no;
  saveLine(choice, { quantity: item.quantity }, context);
  return SUCCESS;
}

/** Removes a line from the visitor's basket. */
export function removeItem(item: LineItem, context: CallContext): MutationResult {
  const choice = chosen(item, context);
  if (typeof choice === 'string') return refused(choice, context);
  if (quantityInBasket(choice, context) === 0) return refused('not_in_basket', context);
  saveLine(choice, { quantity: 0 }, context);
  return SUCCESS;
}
