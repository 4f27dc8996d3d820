import type { BasketProduct } from '../basket/basket.model.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { PriceType } from '../settings/shop-config.ts';

/** A formatted price: what stands before it, its whole part with the mark of its groups, its fraction, what follows. */
const PRICE = /^(\D*)(\d+(?:(\D)\d{3})*)(?:([.,])(\d{1,2}))?(\D*)$/;
const GROUP_OF_THREE = /\B(?=(\d{3})+$)/g;

/**
 * A formatted price by a quantity, written as it was; empty where it does not come out even, because it would be a
 * guess.
 */
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

/** The price of one unit of a line; empty where it is not known to the last grosz. */
export const unitPriceOf = ({ worth, quantity }: BasketProduct, type: PriceType): string =>
  dividePrice(worth[type], quantity);
