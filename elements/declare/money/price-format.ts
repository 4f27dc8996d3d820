import * as v from 'valibot';
import { currencySign } from '../../../logic/money/currency-sign.ts';
import { isPriceMask } from '../../../logic/money/price-format.ts';
import { DEFAULT_CONFIG } from '../../../logic/settings/shop-config.ts';
import { type Attribute, flag, TextSchema, text } from '../attributes.ts';

const PriceMaskSchema = v.pipe(v.string(), v.check(isPriceMask));

/** A price mask; defaults to that of the shop. */
export const priceMask = (): Attribute<string> => ({
  fallback: DEFAULT_CONFIG.priceMask,
  schema: PriceMaskSchema,
  inherits: 'priceMask',
});

const CurrencySchema = v.pipe(TextSchema, v.transform(currencySign));

/** A currency as a symbol or a code; defaults to that of the shop. */
export const currency = (): Attribute<string> => ({
  fallback: DEFAULT_CONFIG.currency,
  schema: CurrencySchema,
  inherits: 'currency',
});

/** The format of prices; each absent part defaults to that of the shop. */
export const priceFormat = {
  priceMask: priceMask(),
  currency: currency(),
  currencyBefore: flag({ inherits: 'currencyBefore' }),
  currencySpace: flag({ inherits: 'currencySpace' }),
  decimalSeparator: text({ inherits: 'decimalSeparator' }),
  groupSeparator: text({ inherits: 'groupSeparator' }),
};
