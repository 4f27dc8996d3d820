import { type Decimal, roundDecimal } from './decimal.ts';

/** The default mask (docs/specification.md#s9-price-mask). */
export const DEFAULT_PRICE_MASK = '### ##0,00';

/** A space as written by templates and editors. */
const SPACE = /&nbsp;|&#160;|&#xa0;|[\u00a0\u202f]/gi;
/** The optional group separator, the last digit, and the optional decimal separator with decimals. */
const MASK = /^#*(?:([^#\w])(?:[#0]{3}\1)*[#0]{2})?[#0]*0(?:([^#\w])(0+))?$/;

/** The parts of a price mask (docs/specification.md#s9-price-mask). */
interface PriceMask {
  readonly group: string;
  readonly decimal: string;
  readonly decimals: number;
}

/** `### ##0,00` → groups of three separated by a space, a comma, two decimals; undefined for an invalid mask. */
function parsePriceMask(text: string): PriceMask | undefined {
  const [mask, group = '', decimal = '', zeros = ''] =
    MASK.exec(text.replace(SPACE, ' ').trim()) ?? [];
  // equal separators would print 1,234,50
  if (mask === undefined || (group && group === decimal)) return undefined;
  return { group, decimal, decimals: zeros.length };
}

/** Whether a text is a valid price mask. */
export const isPriceMask = (text: string): boolean => parsePriceMask(text) !== undefined;

const DEFAULT_MASK: PriceMask = { group: ' ', decimal: ',', decimals: 2 };

/** The last parsed mask: a page has one, and parsing is slower than formatting. */
let last = { text: DEFAULT_PRICE_MASK, mask: DEFAULT_MASK };

/** The parts of a mask; those of the default one if invalid. */
function readPriceMask(text: string): PriceMask {
  if (text !== last.text) last = { text, mask: parsePriceMask(text) ?? DEFAULT_MASK };
  return last.mask;
}

/** The price format of a shop (docs/specification.md#s9-price-mask). */
export interface PriceFormat {
  /** Such as `### ##0,00`, with `&nbsp;` allowed: group separator, decimal separator and number of decimals. */
  readonly priceMask: string;
  readonly currency: string;
  readonly currencyBefore: boolean;
  readonly currencySpace: boolean;
  /** Overrides of the mask's own separators. */
  readonly decimalSeparator: string | undefined;
  readonly groupSeparator: string | undefined;
}

const NO_BREAK_SPACE = '\u00a0';
const GROUP_SIZE = 3;

const withoutBreak = (separator: string): string =>
  separator === ' ' ? NO_BREAK_SPACE : separator.replace(SPACE, NO_BREAK_SPACE);

/** A loop, as a pattern with a look-ahead is three times slower. */
function groupDigits(whole: string, separator: string): string {
  let end = whole.length - GROUP_SIZE;
  if (end <= 0) return whole;
  let grouped = whole.slice(end);
  for (; end > GROUP_SIZE; end -= GROUP_SIZE) {
    grouped = whole.slice(end - GROUP_SIZE, end) + separator + grouped;
  }
  return whole.slice(0, end) + separator + grouped;
}

/** The decimal separator of the shop's prices. */
export const decimalSeparatorOf = ({ priceMask, decimalSeparator }: PriceFormat): string =>
  decimalSeparator ?? readPriceMask(priceMask).decimal;

/** The amount formatted with the mask, without currency. */
function amountText(value: Decimal, format: PriceFormat): string {
  const mask = readPriceMask(format.priceMask);
  const { units } = roundDecimal(value, mask.decimals);
  const sign = units < 0n ? '-' : '';
  const digits = (sign ? -units : units).toString().padStart(mask.decimals + 1, '0');
  const end = digits.length - mask.decimals;
  const whole = groupDigits(
    digits.slice(0, end),
    withoutBreak(format.groupSeparator ?? mask.group),
  );
  if (mask.decimals === 0) return sign + whole;
  return sign + whole + decimalSeparatorOf(format) + digits.slice(end);
}

/** A price formatted with the shop's mask, or the default one if invalid, with its currency. */
export function priceText(value: Decimal, format: PriceFormat): string {
  const amount = amountText(value, format);
  const space = format.currencySpace ? NO_BREAK_SPACE : '';
  return format.currencyBefore
    ? format.currency + space + amount
    : amount + space + format.currency;
}
