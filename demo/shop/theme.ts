/**
 * The theme of the demo shop: `plain` is its own. The others render the pages of a foreign theme, with
 * our tags `around` the theme's blocks or `instead` of them.
 */
export const THEMES = ['plain', 'around', 'instead'] as const;
export type Theme = (typeof THEMES)[number];

const NAMED = /^\/host(?<instead>\/instead)?(?=\/)/;

/** An address without its theme prefix, and the theme; undefined when the address names none. */
export interface ThemedAddress {
  readonly url: URL;
  readonly theme: Theme | undefined;
}

/** Splits `/host/…` and `/host/instead/…` into the address and its theme. */
export function themedAddress(url: URL): ThemedAddress {
  const match = NAMED.exec(url.pathname);
  if (!match) return { url, theme: undefined };
  const plain = new URL(url);
  plain.pathname = url.pathname.slice(match[0].length);
  return { url: plain, theme: match.groups?.instead ? 'instead' : 'around' };
}
