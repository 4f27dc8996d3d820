/** What tells the platform which parts of a page to print. */
const PARAMETER = 'set_render';
const SAID = new RegExp(`([?&])${PARAMETER}=[^&#]*(&?)`);

/** The address of the whole page, which the shopper sees. */
export const addressOfPage = (url: string): string =>
  url.replace(SAID, (_said, before, after) => (after ? before : ''));

/** The address of the parts of a page, of all where none are named; commas stay as the theme writes them. */
export function addressOfParts(url: string, parts: readonly string[]): string {
  if (parts.length === 0) return url;
  const page = addressOfPage(url);
  const query = `${PARAMETER}=${parts.map(encodeURIComponent).join(',')}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
