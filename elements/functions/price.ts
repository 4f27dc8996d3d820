import { getDefaultStore } from 'jotai/vanilla';
import { configAtom } from '../../logic/platform/config.ts';
import { parseDecimal } from '../../logic/shared/decimal.ts';
import { formatPrice as formatByMask, type PriceFormat } from '../../logic/shared/price-mask.ts';

/**
 * A price written as the shop writes it, such as `1 234,50 zł`; options replace parts of that.
 * Throws a TypeError for what is no plain decimal number (`1234.5`).
 */
export function formatPrice(value: number | string, options: Partial<PriceFormat> = {}): string {
  const decimal = parseDecimal(value);
  if (!decimal) throw new TypeError(`[shop] formatPrice: expected a decimal number.`);
  return formatByMask(decimal, { ...getDefaultStore().get(configAtom), ...options });
}
