/** A link or a form that a press is about. */
export interface Destination {
  /** An absolute address. */
  readonly href: string;
  /** The frame or tab it opens in; '' for this one. */
  readonly target: string;
  readonly isDownload: boolean;
}

/** What an address says of the choice on a page, and not of the page. */
const CHOICE = 'selected_size';

const pageOf = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.delete(CHOICE);
  return `${origin}${pathname}?${searchParams}`;
};

/** Whether two addresses name the same page, whatever their fragments and the sizes of the product are. */
export const isSamePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** Whether an address leads to a place or a size of a page. */
const isWithinPage = ({ href, searchParams }: URL): boolean =>
  href.includes('#') || searchParams.has(CHOICE);

/**
 * The address that a partial visit may go to; undefined where the browser has to act: other origins, tabs and frames,
 * downloads, and places and sizes on the current page.
 */
export function visitableUrl(
  { href, target, isDownload }: Destination,
  current: string,
): string | undefined {
  const isHere = target === '' || target.toLowerCase() === '_self';
  if (!isHere || isDownload || !URL.canParse(href)) return undefined;
  const [url, here] = [new URL(href), new URL(current)];
  if (url.origin !== here.origin || !/^https?:$/.test(url.protocol)) return undefined;
  return isWithinPage(url) && isSamePage(href, current) ? undefined : url.href;
}
