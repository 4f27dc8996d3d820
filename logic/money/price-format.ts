import { type Decimal, formatDecimal, roundDecimal } from './decimal.ts';
import { DEFAULT_MASK, parsePriceMask, SPACE } from './price-mask.ts';

/** How a shop writes its prices (docs/specification.md#s9-price-mask). */
export interface PriceFormat {
  /** Such as `### ##0,00`, its space also as `&nbsp;`: group separator, decimal separator and number of decimals. */
  readonly priceMask: string;
  readonly currency: string;
  readonly currencyBefore: boolean;
  readonly currencySpace: boolean;
  /** Overrides of the mask's own separators. */
  readonly decimalSeparator: string | undefined;
  readonly groupSeparator: string | undefined;
}

const NO_BREAK_SPACE = '\u00a0';
const GROUP_OF_THREE = /\B(?=(\d{3})+$)/g;

/** A price written by the shop's mask, or the default one where that cannot be read, with its currency. */
export function priceText(value: Decimal, format: PriceFormat): string {
  const mask = parsePriceMask(format.priceMask) ?? DEFAULT_MASK;
  const group = (format.groupSeparator ?? mask.group)
    .replace(SPACE, ' ')
    .replace(' ', NO_BREAK_SPACE);
  const [whole = '', fraction] = formatDecimal(roundDecimal(value, mask.decimals)).split('.');
  const digits = whole.replace(GROUP_OF_THREE, group);
  const amount = fraction ? digits + (format.decimalSeparator ?? mask.decimal) + fraction : digits;
  const space = format.currencySpace ? NO_BREAK_SPACE : '';
  return format.currencyBefore
    ? format.currency + space + amount
    : amount + space + format.currency;
}
