import { DEFAULT_PRICE_MASK, isPriceMask } from '../../logic/money/price-format.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { Attribute } from './attributes.ts';
import { expectationOf } from './expectations.ts';
import { kebab } from './names.ts';

interface WrongValue {
  prop: string;
  value: unknown;
  attribute: Attribute<unknown>;
}

/** `[shop-map] zoom="abc": expected a number, using 13. See docs/tags/shop-map.md` */
export function warnOfWrongValue(tag: string, { prop, value, attribute }: WrongValue): void {
  if (!__DEV__) return;
  const shown = typeof value === 'string' ? value : typeof value;
  const expected = expectationOf(tag, prop, attribute);
  const using = usingOf(tag, attribute);
  warnAuthor(tag, `${kebab(prop)}="${shown}": expected ${expected}, using ${using}.`);
}

/** What is used in place of an invalid value. */
function usingOf(tag: string, { inherits, fallback }: Attribute<unknown>): string {
  if (!inherits) return formatFallback(fallback);
  return tag === 'shop-config' ? `app_shop's, else ${formatFallback(fallback)}` : `shop-config's`;
}

function formatFallback(fallback: unknown): string {
  if (fallback === undefined || fallback === '') return 'none';
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
}

/** Warns that a price mask of `source` (`app_shop`, a script) is invalid and the default is used. */
export function warnOfPriceMask(mask: string, source: string): void {
  if (!__DEV__ || isPriceMask(mask)) return;
  warnAuthor(
    'shop',
    `${source}="${mask}": expected a price mask such as ${DEFAULT_PRICE_MASK}, using that.`,
    'tags/shop-config',
  );
}

/** Warns that the page's language has no texts. */
export const warnOfLanguage = (tag: string): void =>
  warnAuthor(
    'shop',
    `lang="${tag}": expected pl, en or a language of the messages in shop-config, using pl.`,
    'tags/shop-config',
  );
