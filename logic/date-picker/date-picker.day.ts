import type { DayNumber } from '../calendar/calendar-date.ts';
import type { Language } from '../texts/language.ts';
import { type DayMark, type DayMarks, NO_MARK } from './date-picker.marks.ts';
import type { DatePickerTexts } from './date-picker.messages.ts';
import { nameDay } from './date-picker.names.ts';
import { isAvailable } from './date-picker.rules.ts';
import { type Choice, isChosen, isRangeOpen } from './date-picker.selection.ts';

/** How one day shows. */
export interface DayLook {
  /** What assistive technology calls it. */
  readonly label: string;
  readonly mark: DayMark;
  readonly isAvailable: boolean;
  readonly isChosen: boolean;
  /** Its parts and classes beside `day`. */
  readonly parts: readonly string[];
}

/** What the looks of all days depend on. */
export interface Surroundings {
  readonly choice: Choice;
  readonly marks: DayMarks;
  readonly language: Language;
  readonly texts: DatePickerTexts;
  /** The day that the range would end with. */
  readonly pointed: DayNumber | undefined;
}

/** The ends of the range, chosen or only pointed at; undefined where there is none. */
function rangeEnds({ choice, pointed }: Surroundings): readonly [DayNumber, DayNumber] | undefined {
  const [first, last = isRangeOpen(choice) ? pointed : undefined] = choice.selection;
  if (choice.mode !== 'multiple-ranged' || first === undefined || last === undefined) {
    return undefined;
  }
  return first < last ? [first, last] : [last, first];
}

function rangePart(surroundings: Surroundings, day: DayNumber): string[] {
  const [first, last] = rangeEnds(surroundings) ?? [];
  if (first === undefined || last === undefined || first === last) return [];
  if (day === first) return ['range-start'];
  if (day === last) return ['range-end'];
  return day > first && day < last ? ['range-middle'] : [];
}

/** How a day shows, and what it is called. */
export function describeDay(surroundings: Surroundings, day: DayNumber): DayLook {
  const { choice, marks, language, texts } = surroundings;
  const mark = marks.get(day) ?? NO_MARK;
  const isHoliday = choice.rules.holidays.has(day);
  const look = { isAvailable: isAvailable(choice.rules, day), isChosen: isChosen(choice, day) };
  const called = [nameDay(language, 'full', day), mark.name, isHoliday ? texts.holiday : ''];
  return {
    ...look,
    label: called.filter(Boolean).join(', '),
    mark,
    parts: [
      ...(look.isChosen ? ['selected'] : []),
      ...(look.isAvailable ? [] : ['unavailable']),
      ...(isHoliday ? ['holiday'] : []),
      ...rangePart(surroundings, day),
      ...mark.classes,
    ],
  };
}
