/** The languages that every text exists in; the first one is the default (docs/specification.md#s1-languages). */
export const LANGUAGES: readonly string[] = ['pl', 'en'];

/** The primary part of a BCP 47 tag in lower case, such as `pl`; any language that a shop has texts for. */
export type Language = string;

/** The language of a BCP 47 tag (`en-GB` → `en`); undefined for an invalid tag. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return primary && /^[a-z]{2,3}$/.test(primary) ? primary : undefined;
}
