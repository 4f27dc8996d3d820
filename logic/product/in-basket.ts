import type { Basket } from '../basket/basket.model.ts';
import { addDecimals } from '../money/arithmetic.ts';
import { type Decimal, parseDecimal } from '../money/decimal.ts';

const NONE: Decimal = { units: 0n, scale: 0 };

/** How much of a product the basket has, in all its sizes. */
export const inBasket = (basket: Basket | undefined, id: string): Decimal =>
  (basket?.products ?? [])
    .filter((line) => line.id === id)
    .reduce((sum, { quantity }) => addDecimals(sum, parseDecimal(quantity) ?? NONE), NONE);
