import type { BasketProduct } from '../basket/basket.model.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { PriceType } from '../settings/shop-config.ts';

/** A formatted price: prefix, whole part with its group separator, decimal mark, fraction, suffix. */
const PRICE = /^(\D*)(\d+(?:(\D)\d{3})*)(?:([.,])(\d{1,2}))?(\D*)$/;
const GROUP_OF_THREE = /\B(?=(\d{3})+$)/g;

/** Divides a formatted price by a quantity and keeps its format; empty when the quotient would need rounding. */
function dividePrice(price: string, quantity: number): string {
  const [, before = '', whole = '', group = '', mark = '', fraction = '', after = ''] =
    PRICE.exec(price) ?? [];
  const divisor = parseDecimal(quantity);
  if (!whole || !divisor || divisor.units <= 0n) return '';
  const dividend = BigInt(whole.replace(/\D/g, '') + fraction) * 10n ** BigInt(divisor.scale);
  if (dividend % divisor.units !== 0n) return '';
  const result = { units: dividend / divisor.units, scale: fraction.length };
  const [digits = '', decimals = ''] = formatDecimal(result).split('.');
  return before + digits.replace(GROUP_OF_THREE, group) + mark + decimals + after;
}

/** The price of one unit of a line; empty when it cannot be computed exactly. */
export const unitPriceOf = ({ worth, quantity }: BasketProduct, type: PriceType): string =>
  dividePrice(worth[type], quantity);
