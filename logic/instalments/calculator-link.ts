import { parsedUrl, safeHref } from '../wire/safe-link.ts';

/** `{calculate_price}`, including encoded forms in address bars and templates. */
const PLACEHOLDER = /(?:\{|%7b)calculate(?:_|%5f)price(?:\}|%7d)/gi;

/** A script that only opens a URL, as the platform prints it. */
const OPENING = /^\s*(?:javascript:)?\s*window\.open\(\s*(['"])([^'"]*)\1\s*(?:,[^()]*)?\)[\s;]*$/i;
/** Characters of a script that a URL does not contain. */
const OF_SCRIPTS = /[\s'"()]/;

/** The URL of a link, or the one that its script opens; undefined for another script. */
function addressIn(link: string | undefined): string | undefined {
  const address = OPENING.exec(link ?? '')?.[2] ?? link?.trim();
  return address && OF_SCRIPTS.test(address) ? undefined : address;
}

/** Inserts the digits of an amount, which need no encoding; without an amount, inserts nothing. */
const withAmount = (link: string, amount: string | undefined): string =>
  // a function, because `$&` in a string would be a reference
  link.replace(PLACEHOLDER, () => encodeURIComponent(amount ?? ''));

/**
 * The URL of a provider’s calculator for an amount such as `123.45`; undefined unless it is http(s) or site-relative. A
 * script is never evaluated: the URL is extracted from a plain `window.open('…')`.
 */
export function calculatorLink(
  link: string | undefined,
  amount: string | undefined,
): string | undefined {
  const address = addressIn(link);
  const href = safeHref(address && withAmount(address, amount));
  return href && parsedUrl(href)?.protocol.startsWith('http') ? href : undefined;
}
