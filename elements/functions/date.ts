import { DEFAULT_DATE_FORMAT, dateText } from '../../logic/date/date-text.ts';
import { momentOf, parseMoment } from '../../logic/date/moment.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { languageOf } from '../page/page-language.ts';

/**
 * Formats a date with a `strftime` format, such as `24-12-26`; month and day names are in the page's language. A string
 * (`2026-12-24`, `2026-12-24 18:30`) is formatted as written, a `Date` in the browser's time zone. Throws a TypeError
 * for an invalid date.
 */
export function formatDate(value: string | Date, format: string = DEFAULT_DATE_FORMAT): string {
  const moment = value instanceof Date ? momentOf(value) : parseMoment(String(value));
  if (!moment) throw new TypeError('[shop] formatDate: expected a date such as 2026-12-24.');
  const language = languageOf(document.documentElement, pageStore.get(configAtom));
  return dateText(moment, format, language);
}
