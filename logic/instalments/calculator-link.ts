import { safeHref } from '../wire/safe-link.ts';

/** `{calculate_price}`, also as address bars and templates encode it. */
const PLACEHOLDER = /(?:\{|%7b)calculate(?:_|%5f)price(?:\}|%7d)/gi;
/** Any base does: only the scheme of the result is looked at. */
const BASE = 'https://shop.invalid/';

/** The digits of an amount mean the same in every part of an address; no amount leaves the place empty. */
const withAmount = (link: string, amount: string | undefined): string =>
  // a function, as `$&` in a text would be a reference
  link.replace(PLACEHOLDER, () => encodeURIComponent(amount ?? ''));

/**
 * The address of a provider’s calculator for an amount such as `123.45`; undefined where the link is no http(s) or
 * site-relative address, such as a script, which is never evaluated.
 */
export function calculatorLink(
  link: string | undefined,
  amount: string | undefined,
): string | undefined {
  const href = safeHref(link && withAmount(link, amount));
  return href && new URL(href, BASE).protocol.startsWith('http') ? href : undefined;
}
