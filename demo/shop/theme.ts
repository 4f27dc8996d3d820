/**
 * The theme of the demo shop: `plain` is its own. The others render the pages of a foreign theme, with tags `around`
 * the theme's blocks or `instead` of them.
 */
export const THEMES = ['plain', 'around', 'instead'] as const;
export type Theme = (typeof THEMES)[number];

const NAMED = /^\/host(?<instead>\/instead)?(?:\/only\/(?<only>[a-z+-]+))?(?=\/)/;

/** A foreign theme, and the keys of the tags that it uses, joined by `+`; `all` for all of them. */
export interface NamedTheme {
  readonly theme: Theme;
  readonly only: string;
}

/** An address without its theme prefix, and the theme; undefined when the address names none. */
export interface ThemedAddress {
  readonly url: URL;
  readonly named: NamedTheme | undefined;
}

/** Splits `/host/…`, `/host/instead/…` and `/host/only/<key>/…` into the address and its theme. */
export function themedAddress(url: URL): ThemedAddress {
  const match = NAMED.exec(url.pathname);
  if (!match) return { url, named: undefined };
  const { instead, only = 'all' } = match.groups ?? {};
  const plain = new URL(url);
  plain.pathname = url.pathname.slice(match[0].length);
  return { url: plain, named: { theme: instead ? 'instead' : 'around', only } };
}
