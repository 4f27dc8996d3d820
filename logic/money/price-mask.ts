/** The mask of a page that gives none (docs/specification.md#s9-price-mask). */
export const DEFAULT_PRICE_MASK = '### ##0,00';

/** A space as templates and editors write it. */
export const SPACE = /&nbsp;|&#160;|&#xa0;|[\u00a0\u202f]/gi;
/** The group separator, if there is one; the last digit; the decimal separator and the decimals, if there are any. */
const MASK = /^#*(?:([^#\w])(?:[#0]{3}\1)*[#0]{2})?[#0]*0(?:([^#\w])(0+))?$/;

/** The parts of a price mask (docs/specification.md#s9-price-mask). */
interface PriceMask {
  readonly group: string;
  readonly decimal: string;
  readonly decimals: number;
}

/** `### ##0,00` → groups of three apart by a space, a comma, two decimals; undefined for what is no mask. */
function parsePriceMask(text: string): PriceMask | undefined {
  const [mask, group = '', decimal = '', zeros = ''] =
    MASK.exec(text.replace(SPACE, ' ').trim()) ?? [];
  // the same separator for both would write 1,234,50
  if (mask === undefined || (group && group === decimal)) return undefined;
  return { group, decimal, decimals: zeros.length };
}

/** Whether a text says how prices are written. */
export const isPriceMask = (text: string): boolean => parsePriceMask(text) !== undefined;

const DEFAULT_MASK: PriceMask = { group: ' ', decimal: ',', decimals: 2 };

/** A page has one mask, and parsing it costs more than writing a price. */
let last = { text: DEFAULT_PRICE_MASK, mask: DEFAULT_MASK };

/** The parts of a mask; of the default one where the text is none. */
export function readPriceMask(text: string): PriceMask {
  if (text !== last.text) last = { text, mask: parsePriceMask(text) ?? DEFAULT_MASK };
  return last.mask;
}
