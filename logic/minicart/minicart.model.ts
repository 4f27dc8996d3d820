import type { Basket, BasketProduct } from '../basket/basket.model.ts';

/** With more products than this, the panel shows a compact list (docs/specification.md#s9-mini-cart). */
const LIST_ABOVE_PRODUCTS = 10;
/** With more products than this, the panel does not open (docs/specification.md#s9-mini-cart). */
const HIDDEN_ABOVE_PRODUCTS = 22;

/** The part of a basket that a mini-cart shows (docs/specification.md#s4-mini-cart). */
export interface MinicartView {
  /** The products in the panel; empty when the panel does not open. */
  readonly products: readonly BasketProduct[];
  readonly states: Readonly<Record<'empty' | 'list' | 'hidden' | 'free-shipping', boolean>>;
}

/** Quantities that the shopper requested and the platform has not confirmed, by line key; 0 removes the line. */
export type BasketEdits = Readonly<Record<string, number>>;

/** The basket's lines with the shopper's edits applied; an edit of the `removed` line brings it back. */
export function editedProducts(
  { products }: Basket,
  edits: BasketEdits,
  removed?: BasketProduct,
): readonly BasketProduct[] {
  const isRestored = removed && !products.some(({ key }) => key === removed.key);
  return [...products, ...(isRestored && edits[removed.key] ? [removed] : [])]
    .map((product) => ({ ...product, quantity: edits[product.key] ?? product.quantity }))
    .filter(({ key }) => edits[key] !== 0);
}

/** Sorts the lines in the order of `keys`; lines with other keys come last. */
export function inOrder(
  products: readonly BasketProduct[],
  keys: readonly string[],
): readonly BasketProduct[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: BasketProduct) => places.get(key) ?? keys.length;
  return [...products].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Computes the view of a basket; `products` are its products with the edits applied. */
export function minicartView(basket: Basket, products: readonly BasketProduct[]): MinicartView {
  const { length } = products;
  const hidden = length === 0 || length > HIDDEN_ABOVE_PRODUCTS;
  return {
    products: hidden ? [] : products,
    states: {
      empty: length === 0,
      list: length > LIST_ABOVE_PRODUCTS && !hidden,
      hidden,
      'free-shipping': basket.toShippingFree.value === 0,
    },
  };
}

/** A changed line with its new quantity, for the detail of an event; 0 removes the line. */
export interface ChangedLine {
  id: string;
  size: string;
  quantity: number;
}
