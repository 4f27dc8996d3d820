import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Polish letters and punctuation in UTF-8 that were decoded as windows-1250, -1252, ISO 8859-1 or -2. */
const BROKEN = /[ÃÄÅĂĹ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸŤŹťźł˘ˇĽ§¨©ŞŻ]|â€|\ufffd/;

/** Warns about a page whose declared encoding differs from the actual one. */
export function warnOfEncoding(host: HTMLElement): void {
  const texts = host.getAttributeNames().map((name) => host.getAttribute(name) ?? '');
  if (![...texts, host.textContent].some((text) => BROKEN.test(text))) return;
  warnAuthor(
    'shop',
    'the page has broken letters, such as Å‚ for ł; expected UTF-8: saved so, served so, and <meta charset="utf-8"> first in the head.',
    'guide/templates',
  );
}
