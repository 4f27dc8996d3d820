import type { AuthoredTag } from './authored-tag.ts';
import { warn } from './warn.ts';

/** Tags without interactive content. */
const SHOWS_ONLY =
  /^shop-(?:price|count|date|image|omnibus-price|subscription-price|config|mobile-grid|widgets)$/;

/** Warns about an interactive element inside a button or a link, which would receive its clicks. */
export function warnOfNesting(host: AuthoredTag): void {
  const around = host.closest(':is(button, a[href]) > *')?.parentElement;
  if (!around || SHOWS_ONLY.test(host.localName)) return;
  warn(
    host,
    `is inside <${around.localName}>, which receives its clicks; put it beside that element.`,
  );
}
