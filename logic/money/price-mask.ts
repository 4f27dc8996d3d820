/** Holds where nobody says otherwise (docs/specification.md#s9-price-mask). */
export const DEFAULT_PRICE_MASK = '### ##0,00';

/** A space as templates and editors write it. */
export const SPACE = /&nbsp;|&#160;|&#xa0;|[\u00a0\u202f]/gi;
/** Groups apart by one sign, perhaps; the last digit; a second sign and the decimals, perhaps. */
const MASK = /^#*(?:([^#\w])(?:[#0]{3}\1)*[#0]{2})?[#0]*0(?:([^#\w])(0+))?$/;

/** What a price mask says (docs/specification.md#s9-price-mask). */
interface PriceMask {
  readonly group: string;
  readonly decimal: string;
  readonly decimals: number;
}

/** `### ##0,00` → groups of three apart by a space, a comma, two decimals; undefined for what is no mask. */
export function parsePriceMask(text: string): PriceMask | undefined {
  const [mask, group = '', decimal = '', zeros = ''] =
    MASK.exec(text.replace(SPACE, ' ').trim()) ?? [];
  // one sign for both would make 1,234,50
  if (mask === undefined || (group && group === decimal)) return undefined;
  return { group, decimal, decimals: zeros.length };
}

/** Whether a text says how prices are written. */
export const isPriceMask = (text: string): boolean => parsePriceMask(text) !== undefined;

/** The default mask as it is read. */
export const DEFAULT_MASK: PriceMask = { group: ' ', decimal: ',', decimals: 2 };
