import { isSamePage, isWithinPage } from '../platform/history/same-page.ts';

/** A link or a form that a press is about. */
export interface Destination {
  /** An absolute address. */
  readonly href: string;
  /** The frame or tab it opens in; '' for this one. */
  readonly target: string;
  readonly isDownload: boolean;
}

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
