import type { BasketProduct } from '../basket/basket.model.ts';
import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { PriceType } from '../settings/shop-config.ts';
import type { Language } from '../texts/language.ts';
import { countUnits } from '../units/unit-labels.ts';

/** The other price type: gross for net, net for gross. */
export const otherPriceType = (type: PriceType): PriceType => (type === 'net' ? 'gross' : 'net');

/** Whether the one-click purchase accepts all products (docs/specification.md#s4-mini-cart). */
export const isOneClickPossible = (products: readonly BasketProduct[]): boolean =>
  products.every(({ name, isSubscription }) => name.trim() !== '' && !isSubscription);

const HAS_AMOUNT = /[1-9]/;
const HAS_DIGIT = /\d/;

/** Whether a formatted price, such as `0,00 zł`, is zero. */
export const isFree = (price: string): boolean => HAS_DIGIT.test(price) && !HAS_AMOUNT.test(price);

/** A formatted price: prefix, whole part with its group separator, decimal mark, fraction, suffix. */
const PRICE = /^(\D*)(\d+(?:(\D)\d{3})*)(?:([.,])(\d{1,2}))?(\D*)$/;
const GROUP_OF_THREE = /\B(?=(\d{3})+$)/g;

/** The price of one unit of a line, in the format of the line's price; empty when it would need rounding. */
export function unitPriceOf({ worth, quantity }: BasketProduct, type: PriceType): string {
  const [, before = '', whole = '', group = '', mark = '', fraction = '', after = ''] =
    PRICE.exec(worth[type]) ?? [];
  const divisor = parseDecimal(quantity);
  if (!whole || !divisor || divisor.units <= 0n) return '';
  const dividend = BigInt(whole.replace(/\D/g, '') + fraction) * 10n ** BigInt(divisor.scale);
  if (dividend % divisor.units !== 0n) return '';
  const result = { units: dividend / divisor.units, scale: fraction.length };
  const [digits = '', decimals = ''] = formatDecimal(result).split('.');
  return before + digits.replace(GROUP_OF_THREE, group) + mark + decimals + after;
}

/** The quantity one step up or down, rounded to the product's precision. */
export const stepQuantity = (
  { quantity, step, precision }: BasketProduct,
  direction: 1 | -1,
): number => Number((quantity + direction * step).toFixed(precision));

/** Formats the quantity of a product with its unit, such as `2 szt.` or `1,5 metra`. */
export const formatQuantity = ({ quantity, unit }: BasketProduct, language: Language): string =>
  countUnits(quantity, unit, language);
