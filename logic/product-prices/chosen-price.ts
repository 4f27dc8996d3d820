import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import { isSameAmount } from './amount.ts';
import type { ProductPrices } from './product-prices.schema.ts';

/** The amounts that must match for two sizes to have the same price. */
const AMOUNTS = ['price', 'unit', 'max', 'omnibusPrice', 'beforeRebate'];

/** Whether an amount applies; templates print an absent one as `false` or an empty text. */
const isGiven = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isSamePrice = (one: unknown, other: unknown, type: PriceType): boolean =>
  AMOUNTS.every((name) => {
    const [a, b] = [readPath(one, name, type), readPath(other, name, type)];
    return isGiven(a) === isGiven(b) && (!isGiven(a) || isSameAmount(a, b));
  });

/** The price that all sizes share; undefined when they differ. */
function sharedPrice(sizes: readonly unknown[], type: PriceType): unknown {
  const [first, ...others] = sizes.map((size) => readPath(size, 'price')).filter(isGiven);
  return others.every((price) => isSamePrice(price, first, type)) ? first : undefined;
}

/**
 * The price of the chosen size, or else of the product; undefined for an unknown size. While no size is chosen, it is
 * the price of the product, or else the price that all sizes share.
 */
export function choosePrice(
  { price, sizes }: ProductPrices,
  size: string | undefined,
  type: PriceType,
): unknown {
  if (!sizes?.length) return price;
  if (!size) return isGiven(price) ? price : sharedPrice(sizes, type);
  const chosen = sizes.find((one) => String(readPath(one, 'id')) === size);
  const sizePrice = readPath(chosen, 'price');
  return chosen && (isGiven(sizePrice) ? sizePrice : price);
}
