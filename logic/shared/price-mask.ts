import { type Decimal, formatDecimal, roundDecimal } from './decimal.ts';

/** How a shop writes its prices (specification §9, "Price mask"). */
export interface PriceFormat {
  /** Such as `### ##0,00`: group separator, decimal separator and number of decimals. */
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

interface Mask {
  group: string;
  decimal: string;
  decimals: number;
}

/** `### ##0,00` → groups of three apart by a space, a comma, two decimals. */
function parseMask(mask: string): Mask {
  const [, group = '', decimal = '', zeros = ''] =
    /^#*([^#0])?[#0]*0(?:([^#0])(0+))?$/.exec(mask.trim()) ?? [];
  return { group, decimal, decimals: zeros.length };
}

/** A price written by the shop's mask, with its currency. */
export function formatPrice(value: Decimal, format: PriceFormat): string {
  const mask = parseMask(format.priceMask);
  const group = (format.groupSeparator ?? mask.group).replace(' ', NO_BREAK_SPACE);
  const [whole = '', fraction] = formatDecimal(roundDecimal(value, mask.decimals)).split('.');
  const digits = whole.replace(GROUP_OF_THREE, group);
  const amount = fraction ? digits + (format.decimalSeparator ?? mask.decimal) + fraction : digits;
  const space = format.currencySpace ? NO_BREAK_SPACE : '';
  return format.currencyBefore
    ? format.currency + space + amount
    : amount + space + format.currency;
}
