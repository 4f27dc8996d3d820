import { type Decimal, formatDecimal, roundDecimal } from './decimal.ts';

/** How a shop writes its prices (specification §9, "Price mask"). */
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

/** Holds where nobody says otherwise (specification §9). */
export const DEFAULT_PRICE_MASK = '### ##0,00';

const NO_BREAK_SPACE = '\u00a0';
const GROUP_OF_THREE = /\B(?=(\d{3})+$)/g;
/** A space as templates and editors write it. */
const SPACE = /&nbsp;|&#160;|&#xa0;|[\u00a0\u202f]/gi;
/** Groups apart by one sign, perhaps; the last digit; a second sign and the decimals, perhaps. */
const MASK = /^#*(?:([^#\w])(?:[#0]{3}\1)*[#0]{2})?[#0]*0(?:([^#\w])(0+))?$/;

interface Mask {
  readonly group: string;
  readonly decimal: string;
  readonly decimals: number;
}

/** `### ##0,00` → groups of three apart by a space, a comma, two decimals; undefined for what is no mask. */
function parseMask(text: string): Mask | undefined {
  const [mask, group = '', decimal = '', zeros = ''] =
    MASK.exec(text.replace(SPACE, ' ').trim()) ?? [];
  // one sign for both would make 1,234,50
  if (mask === undefined || (group && group === decimal)) return undefined;
  return { group, decimal, decimals: zeros.length };
}

/** Whether a text says how prices are written. */
export const isPriceMask = (text: string): boolean => parseMask(text) !== undefined;

const DEFAULT_MASK: Mask = { group: ' ', decimal: ',', decimals: 2 };

/** A price written by the shop's mask, or the default one where that cannot be read, with its currency. */
export function formatPrice(value: Decimal, format: PriceFormat): string {
  const mask = parseMask(format.priceMask) ?? DEFAULT_MASK;
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
