import type { Amount, Basket } from '../basket/basket.model.ts';

/** What the template printed about free shipping. */
interface PrintedShipping {
  readonly limit: number | undefined;
  readonly missing: number | undefined;
}

/** How far a basket is from free shipping. */
interface ShippingProgress {
  readonly missing: Amount;
  /** The part of the limit that the basket has, from 0 to 1; 1 means that shipping is free. */
  readonly done: number;
}

/** The progress towards free shipping; undefined when the limit or the missing amount is unknown. */
export function shippingProgress(
  basket: Basket | undefined,
  printed: PrintedShipping,
): ShippingProgress | undefined {
  const limit = basket?.shippingLimitFree ?? { value: printed.limit };
  const missing = basket?.toShippingFree ?? { value: printed.missing, formatted: '' };
  if (!limit.value || limit.value < 0 || missing.value === undefined) return undefined;
  return { missing, done: Math.min(1, Math.max(0, 1 - missing.value / limit.value)) };
}
