/** Any base URL works: only the scheme of the result is checked. */
const BASE = 'https://shop.invalid/';
const LINK_SCHEME = /^(?:https?|mailto|tel):/;
const IMAGE_SCHEME = /^(?:https?:|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i;

/** A URL parsed as the browser does, so that no spelling is missed; undefined if it is invalid. */
export const parsedUrl = (address: string): URL | undefined =>
  URL.canParse(address, BASE) ? new URL(address, BASE) : undefined;

/** A URL of this site, or of another with the same scheme: no character that browsers strip may precede the slash. */
const isPath = (value: string): boolean => value.startsWith('/');

/** The value as a URL with an allowed scheme. */
function addressOf(value: unknown, allowed: RegExp): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return isPath(value) || allowed.test(parsedUrl(value)?.href ?? '') ? value : undefined;
}

/** The URL if it is http, https, mailto, tel or relative; otherwise undefined: the text is kept without a link. */
export const safeHref = (value: unknown): string | undefined => addressOf(value, LINK_SCHEME);

/** The URL of an image if it is http, https, relative, or data: png, jpeg, webp, gif, avif. */
export const safeImage = (value: unknown): string | undefined => addressOf(value, IMAGE_SCHEME);

/** The attributes of an `<a>`: only a safe URL, and no opener for another tab. */
export function linkAttributes(link: unknown, target?: string) {
  const href = safeHref(link);
  return { href, target, rel: target === '_blank' ? 'noopener' : undefined };
}

/** An image's address for `srcset`, in which a space or a comma could begin another candidate. */
export const srcsetOf = (address: string): string =>
  address.trim().replace(/^data:/i.test(address) ? /\s/g : /[\s,]/g, encodeURIComponent);
