/**
 * What the demo shop looks like: `plain` is its own look. The others are the pages of a foreign theme, with
 * our tags `around` the theme's blocks or `instead` of them.
 */
export const THEMES = ['plain', 'around', 'instead'] as const;
export type Theme = (typeof THEMES)[number];

const NAMED = /^\/host(?<instead>\/instead)?(?=\/)/;

/** An address without the part that names a theme, and the theme; undefined where none is named. */
export interface ThemedAddress {
  readonly url: URL;
  readonly theme: Theme | undefined;
}

/** Reads `/host/…` and `/host/instead/…`: the same addresses below, in another theme. */
export function themedAddress(url: URL): ThemedAddress {
  const match = NAMED.exec(url.pathname);
  if (!match) return { url, theme: undefined };
  const plain = new URL(url);
  plain.pathname = url.pathname.slice(match[0].length);
  return { url: plain, theme: match.groups?.instead ? 'instead' : 'around' };
}
