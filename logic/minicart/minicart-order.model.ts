import type { BasketProduct } from '../basket/basket.model.ts';

/** Sorts the lines in the order of `keys`; lines with other keys come last. */
export function inOrder(
  products: readonly BasketProduct[],
  keys: readonly string[],
): readonly BasketProduct[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: BasketProduct) => places.get(key) ?? keys.length;
  return [...products].sort((one, other) => placeOf(one) - placeOf(other));
}
