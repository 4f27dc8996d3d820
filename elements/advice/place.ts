import { warn } from './warn.ts';

/** Tags that show something and take no press. */
const SHOWS_ONLY =
  /^shop-(?:price|count|date|image|omnibus-price|subscription-price|config|mobile-grid|widgets)$/;

/** Warns of a tag with controls in a button or a link, which takes their presses. */
export function warnOfPlace(host: HTMLElement): void {
  const around = host.closest(':is(button, a[href]) > *')?.parentElement;
  if (!around || SHOWS_ONLY.test(host.localName)) return;
  warn(
    host,
    `stands in <${around.localName}>, which takes its presses; put it beside that element.`,
  );
}
