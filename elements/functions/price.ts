import { currencySign } from '../../logic/money/currency-sign.ts';
import { parseDecimal } from '../../logic/money/decimal.ts';
import { type PriceFormat, priceText } from '../../logic/money/price-format.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { warnOfPriceMask } from '../declare/author-warnings.ts';

/**
 * Formats a price like the shop, such as `1 234,50 zł`; options override parts of the format. An invalid mask falls
 * back to the default. Throws a TypeError if the value is not a plain decimal number (`1234.5`).
 */
export function formatPrice(value: number | string, options?: Partial<PriceFormat>): string {
  const decimal = parseDecimal(value);
  if (!decimal) throw new TypeError(`[shop] formatPrice: expected a decimal number.`);
  const config = pageStore.get(configAtom);
  const format = { ...config, ...options };
  // the page's own currency is written as the platform writes it
  if (options?.currency) format.currency = currencySign(options.currency);
  warnOfPriceMask(format.priceMask, 'formatPrice: priceMask');
  return priceText(decimal, format);
}
