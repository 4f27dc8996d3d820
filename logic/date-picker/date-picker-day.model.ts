import type { DayNumber } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import type { DatePickerTexts } from './date-picker.messages.ts';
import { type DayMark, type DayMarks, NO_MARK } from './date-picker-marks.model.ts';
import { nameDay } from './date-picker-names.model.ts';
import { isAvailable } from './date-picker-rules.model.ts';
import {
  type Choice,
  isChosen,
  isRangeOpen,
  pickDay,
  rangeOf,
} from './date-picker-selection.model.ts';

/** The data of a rendered day. */
export interface DayDescription {
  /** The accessible name. */
  readonly label: string;
  readonly mark: DayMark;
  readonly isAvailable: boolean;
  readonly isChosen: boolean;
  /** The names of its parts, by its state. */
  readonly parts: readonly string[];
}

/** The state that the description of a day depends on. */
export interface DayContext {
  readonly choice: Choice;
  readonly marks: DayMarks;
  readonly language: Language;
  readonly texts: DatePickerTexts;
  /** The hovered or focused day, as the possible end of a range. */
  readonly pointed: DayNumber | undefined;
}

/** The ends of the range, chosen or provisional; undefined without a range. */
function rangeEnds({ choice, pointed }: DayContext): readonly [DayNumber, DayNumber] | undefined {
  const isProvisional = isRangeOpen(choice) && pointed !== undefined;
  return rangeOf(isProvisional ? { ...choice, selection: pickDay(choice, pointed) } : choice);
}

function rangePart(context: DayContext, day: DayNumber): string[] {
  const [first, last] = rangeEnds(context) ?? [];
  if (first === undefined || last === undefined || first === last) return [];
  if (day === first) return ['range-start'];
  if (day === last) return ['range-end'];
  return day > first && day < last ? ['range-middle'] : [];
}

/** Describes a day for the calendar and for assistive technology. */
export function describeDay(context: DayContext, day: DayNumber): DayDescription {
  const { choice, marks, language, texts } = context;
  const mark = marks.get(day) ?? NO_MARK;
  const isHoliday = choice.rules.holidays.has(day);
  const flags = { isAvailable: isAvailable(choice.rules, day), isChosen: isChosen(choice, day) };
  const names = [nameDay(language, 'full', day), mark.name, isHoliday ? texts.holiday : ''];
  return {
    ...flags,
    label: names.filter(Boolean).join(', '),
    mark,
    parts: [
      ...(flags.isChosen ? ['selected'] : []),
      ...(flags.isAvailable ? [] : ['unavailable']),
      ...(isHoliday ? ['holiday'] : []),
      ...rangePart(context, day),
      ...mark.classes,
    ],
  };
}
