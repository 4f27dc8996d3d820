import type { Language } from '../texts/language.ts';
import type { ClockFace } from './date-picker.constants.ts';
import type { DatePickerTexts } from './date-picker.messages.ts';
import { nameDay, nameRange } from './date-picker-names.model.ts';
import type { Choice } from './date-picker-selection.model.ts';
import { formatTime, isAfternoon, shownHour, type TimeOfDay } from './date-picker-time.model.ts';

/** The maximum number of days that are named; more are counted. */
const NAMED_DAYS = 2;

interface Wording {
  language: Language;
  texts: DatePickerTexts;
}

/** The chosen days as text; '' without days. */
function summarizeDays({ mode, selection }: Choice, { language, texts }: Wording): string {
  const [first, last] = selection;
  if (mode === 'multiple-ranged' && first !== undefined) {
    return last === undefined
      ? `${nameDay(language, 'date', first)} –`
      : nameRange(language, [first, last]);
  }
  if (selection.length > NAMED_DAYS) return texts.days({ count: selection.length });
  return selection.map((day) => nameDay(language, 'date', day)).join(', ');
}

/** `14:30`, or `2:30 PM` on a 12-hour clock */
function summarizeTime(time: TimeOfDay, face: ClockFace): string {
  if (face !== '12') return formatTime(time);
  const [, minutes] = formatTime(time).split(':');
  return `${shownHour(time, face)}:${minutes} ${isAfternoon(time) ? 'PM' : 'AM'}`;
}

/** The chosen days and time as text; '' without days. */
export function summarize(
  { choice, time, face }: { choice: Choice; time: TimeOfDay | undefined; face: ClockFace },
  wording: Wording,
): string {
  const days = summarizeDays(choice, wording);
  return days && time ? `${days}, ${summarizeTime(time, face)}` : days;
}
