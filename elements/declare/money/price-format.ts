import * as v from 'valibot';
import { currencySign } from '../../../logic/money/currency-sign.ts';
import { isPriceMask } from '../../../logic/money/price-format.ts';
import { DEFAULT_CONFIG } from '../../../logic/settings/shop-config.ts';
import { type Attribute, flag, TextSchema, text } from '../attributes.ts';

const PriceMaskSchema = v.pipe(v.string(), v.check(isPriceMask));

/** A price mask; the shop’s own where it is absent. */
export const priceMask = (): Attribute<string> => ({
  fallback: DEFAULT_CONFIG.priceMask,
  schema: PriceMaskSchema,
  inherits: 'priceMask',
});

const CurrencySchema = v.pipe(TextSchema, v.transform(currencySign));

/** A currency by its symbol or its code; that of the shop where it is absent. */
export const currency = (): Attribute<string> => ({
  fallback: DEFAULT_CONFIG.currency,
  schema: CurrencySchema,
  inherits: 'currency',
});

/** How prices are written, each part as the shop writes them where it is absent. */
export const priceFormat = {
  priceMask: priceMask(),
  currency: currency(),
  currencyBefore: flag({ inherits: 'currencyBefore' }),
  currencySpace: flag({ inherits: 'currencySpace' }),
  decimalSeparator: text({ inherits: 'decimalSeparator' }),
  groupSeparator: text({ inherits: 'groupSeparator' }),
};
