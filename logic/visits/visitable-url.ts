import { isSamePage, isWithinPage } from '../platform/history/same-page.ts';

/** The target of a clicked link or a submitted form. */
export interface Destination {
  /** An absolute URL. */
  readonly href: string;
  /** The frame or tab it opens in; '' for this one. */
  readonly target: string;
  readonly isDownload: boolean;
}

/**
 * The URL that a partial visit may use; undefined if the browser has to navigate: other origins, tabs and frames,
 * downloads, and fragments and sizes of the current page.
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
