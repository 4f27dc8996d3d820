/** Any base does: only the scheme of the result is looked at. */
const BASE = 'https://shop.invalid/';
const LINK_SCHEME = /^(?:https?|mailto|tel):/;
const IMAGE_SCHEME = /^(?:https?:|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i;

/** An address of this site, or of another one with the same scheme: nothing that a browser strips can stand before the slash. */
const isPath = (value: string): boolean => value.startsWith('/');

/** The value as an address whose scheme is allowed; parsed as the browser would, so that no spelling slips through. */
function addressOf(value: unknown, allowed: RegExp): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return isPath(value) || allowed.test(new URL(value, BASE).href) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The address, where it is http, https, mailto, tel or relative; else undefined: the text stays, the link goes. */
export const safeHref = (value: unknown): string | undefined => addressOf(value, LINK_SCHEME);

/** The address of an image, where it is http, https, relative, or data: png, jpeg, webp, gif, avif. */
export const safeImage = (value: unknown): string | undefined => addressOf(value, IMAGE_SCHEME);

/** The attributes of an `<a>` for a link: a safe address only, and no opener for another tab. */
export function linkAttributes(link: unknown, target?: string) {
  const href = safeHref(link);
  return { href, target, rel: target === '_blank' ? 'noopener' : undefined };
}

/** An image's address for `srcset`, in which a space or a comma could begin another candidate. */
export const srcsetOf = (address: string): string =>
  address.trim().replace(/^data:/i.test(address) ? /\s/g : /[\s,]/g, encodeURIComponent);
