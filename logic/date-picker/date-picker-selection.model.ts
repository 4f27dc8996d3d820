import { type DayNumber, formatCalendarDate } from '../calendar/calendar-date.ts';
import type { Mode } from './date-picker.constants.ts';
import { type DayRules, isAvailable, parseDays } from './date-picker-rules.model.ts';

/**
 * The days of `value`, in order. `single`: at most one day. `multiple`: each day once. `multiple-ranged`: only the
 * first day until the last one is chosen, then both.
 */
export type Selection = readonly DayNumber[];

/** The chosen days, and the rules for the days between them. */
export interface Choice {
  readonly mode: Mode;
  readonly selection: Selection;
  readonly rules: DayRules;
}

const inOrder = (days: Iterable<DayNumber>): DayNumber[] => [...days].sort((a, b) => a - b);

/** Parses a value, without invalid dates and dates that the mode does not allow. */
export function parseSelection(mode: Mode, value: string): Selection {
  const days = parseDays(value.split(','));
  if (mode === 'single') return days.slice(0, 1);
  if (mode === 'multiple') return inOrder(new Set(days));
  const ordered = inOrder(days);
  return ordered.length > 1 ? [ordered[0] ?? 0, ordered.at(-1) ?? 0] : ordered;
}

/** The value of a selection: `YYYY-MM-DD`, comma separated. */
export const formatSelection = (selection: Selection): string =>
  selection.map(formatCalendarDate).join();

/** Whether a range has a first but no last day. */
export const isRangeOpen = ({ mode, selection }: Pick<Choice, 'mode' | 'selection'>): boolean =>
  mode === 'multiple-ranged' && selection.length === 1;

/** The selection after a click on a day (docs/specification.md#s4-calendar). */
export function pickDay({ mode, selection }: Omit<Choice, 'rules'>, day: DayNumber): Selection {
  if (mode === 'multiple-ranged')
    return selection.length === 1 ? inOrder([...selection, day]) : [day];
  const isChosen = selection.includes(day);
  if (mode === 'single') return isChosen ? [] : [day];
  return isChosen ? selection.filter((other) => other !== day) : inOrder([...selection, day]);
}

/** The first and the last day of a range; undefined unless both are chosen, and in other modes. */
export function rangeOf({
  mode,
  selection: [first, last],
}: Omit<Choice, 'rules'>): readonly [DayNumber, DayNumber] | undefined {
  const isWhole = mode === 'multiple-ranged' && first !== undefined && last !== undefined;
  return isWhole ? [first, last] : undefined;
}

/** Whether a day is chosen; in a range, every available day is. */
export function isChosen(choice: Choice, day: DayNumber): boolean {
  const range = rangeOf(choice);
  if (!range) return choice.selection.includes(day);
  return day >= range[0] && day <= range[1] && isAvailable(choice.rules, day);
}

/** Every chosen day as `YYYY-MM-DD`, in order. */
export function chosenDates(choice: Choice): string[] {
  const range = rangeOf(choice);
  if (!range) return choice.selection.map(formatCalendarDate);
  const [first, last] = range;
  const dates: string[] = [];
  for (let day = first; day <= last; day += 1) {
    if (isAvailable(choice.rules, day)) dates.push(formatCalendarDate(day));
  }
  return dates;
}
