import { safeHref } from '../wire/safe-link.ts';

/** `{calculate_price}`, also as address bars and templates encode it. */
const PLACEHOLDER = /(?:\{|%7b)calculate(?:_|%5f)price(?:\}|%7d)/gi;
/** Any base does: only the scheme of the result is looked at. */
const BASE = 'https://shop.invalid/';

/** A script that does nothing but open an address, as the platform prints it. */
const OPENING = /^\s*(?:javascript:)?\s*window\.open\(\s*(['"])([^'"]*)\1\s*(?:,[^()]*)?\)[\s;]*$/i;
/** What is part of a script and of no address. */
const OF_SCRIPTS = /[\s'"()]/;

/** The address that a link is, or that its script opens; undefined where it is another script. */
function addressIn(link: string | undefined): string | undefined {
  const address = OPENING.exec(link ?? '')?.[2] ?? link?.trim();
  return address && OF_SCRIPTS.test(address) ? undefined : address;
}

/** The digits of an amount mean the same in every part of an address; no amount leaves the place empty. */
const withAmount = (link: string, amount: string | undefined): string =>
  // a function, as `$&` in a text would be a reference
  link.replace(PLACEHOLDER, () => encodeURIComponent(amount ?? ''));

/**
 * The address of a provider’s calculator for an amount such as `123.45`; undefined where the link is no http(s) or
 * site-relative address. A script is never evaluated: the address is read out of a plain `window.open('…')`.
 */
export function calculatorLink(
  link: string | undefined,
  amount: string | undefined,
): string | undefined {
  const address = addressIn(link);
  const href = safeHref(address && withAmount(address, amount));
  return href && new URL(href, BASE).protocol.startsWith('http') ? href : undefined;
}
