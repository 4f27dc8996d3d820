import type { DayNumber } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import { type MessageOverrides, resolveMessages } from '../texts/messages.ts';
import type { ClockFace, Mode } from './date-picker.constants.ts';
import { datePickerMessages } from './date-picker.messages.ts';
import { nameDay } from './date-picker-names.model.ts';
import {
  createDayRules,
  isAvailable,
  parseDays,
  type RuleValues,
} from './date-picker-rules.model.ts';
import { formatSelection, parseSelection, type Selection } from './date-picker-selection.model.ts';
import { formatTime, parseTime, type TimeOfDay } from './date-picker-time.model.ts';

/** The attributes that determine the submitted value. */
export interface FieldValues extends RuleValues {
  mode: Mode;
  value: string;
  time: ClockFace;
  timeValue: string | undefined;
  required: boolean;
  /** The id of the input that is submitted instead. */
  for: string | undefined;
}

interface Wording {
  language: Language;
  messages: MessageOverrides;
}

/** The chosen time; undefined without one. */
export const chosenTime = ({
  time,
  timeValue,
}: Pick<FieldValues, 'time' | 'timeValue'>): TimeOfDay | undefined =>
  time && timeValue ? parseTime(timeValue) : undefined;

/** `YYYY-MM-DD`, comma separated, each with `THH:MM` if there is a time. */
export function joinTime(dates: string, time: TimeOfDay | undefined): string {
  if (!time || !dates) return dates;
  const suffix = `T${formatTime(time)}`;
  return dates.replaceAll(',', `${suffix},`) + suffix;
}

/** The dates and the time in a text, '' if missing; the shopper may still be typing. */
export function splitTime(text: string): { value: string; timeValue: string } {
  const [, time = ''] = /[T ](\d\d:\d\d)/.exec(text) ?? [];
  const dates = text.split(',').map((part) => part.trim().replace(/[T ].*/, ''));
  return { value: formatSelection(parseDays(dates)), timeValue: parseTime(time) ? time : '' };
}

/** The value without invalid dates and dates that the mode does not allow. */
export const cleanValue = ({ mode, value }: FieldValues): string =>
  formatSelection(parseSelection(mode, value));

/** The chosen dates with the time, as the value of a form or an input. */
export const chosenText = (values: FieldValues): string =>
  joinTime(cleanValue(values), chosenTime(values));

/** The value that a form submits; '' submits nothing. */
export const submittedValue = (values: FieldValues): string =>
  values.for ? '' : chosenText(values);

/** Whether the element submits its own value; with `for`, the input of that id does. */
export const speaksForChildren = (values: FieldValues): boolean => !values.for;

/** Why the chosen days are invalid: a validity flag and a message; undefined if valid. */
export function fieldFault(values: FieldValues, { language, messages }: Wording) {
  if (values.for) return undefined;
  const texts = resolveMessages(datePickerMessages, language, messages);
  const nameOf = (day: DayNumber) => ({ date: nameDay(language, 'date', day) });
  const selection: Selection = parseSelection(values.mode, values.value);
  const [first, last] = [selection[0], selection.at(-1)];
  if (first === undefined || last === undefined) {
    return values.required ? { flags: { valueMissing: true }, message: texts.missing } : undefined;
  }
  const rules = createDayRules(values);
  const { min, max } = rules;
  if (first < min) return { flags: { rangeUnderflow: true }, message: texts.tooEarly(nameOf(min)) };
  if (last > max) return { flags: { rangeOverflow: true }, message: texts.tooLate(nameOf(max)) };
  const areAvailable = selection.every((day) => isAvailable(rules, day));
  return areAvailable ? undefined : { flags: { customError: true }, message: texts.unavailable };
}
