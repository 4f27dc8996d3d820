import { addMonths, type DayNumber, weekdayOf } from '../calendar/calendar-date.ts';
import { DAYS_PER_WEEK, MONTHS_PER_YEAR } from './date-picker.constants.ts';
import { clampDay, type DayRules } from './date-picker-rules.model.ts';
import {
  CELL_MONTHS,
  monthIndexOf,
  PAGE_MONTHS,
  PERIODS_PER_ROW,
  type View,
} from './date-picker-views.model.ts';

/** A key as on a left-to-right page. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

type Moves = Readonly<Record<string, number>>;

/** The number of cells by which each key moves in a grid of `columns`; `column` is that of the cursor. */
const gridMoves = (column: number, columns: number): Moves => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  Home: -column,
  End: columns - 1 - column,
});
const PAGE_MOVES: Moves = { PageUp: -1, PageDown: 1 };

const moveOf = (moves: Moves, key: string): number | undefined =>
  Object.hasOwn(moves, key) ? moves[key] : undefined;

/** The cell that a key moves to, on this page or another; undefined for other keys. */
function movedWithin(view: View, day: DayNumber, key: string): DayNumber | undefined {
  if (view === 'day') {
    const days = moveOf(gridMoves(weekdayOf(day) - 1, DAYS_PER_WEEK), key);
    return days === undefined ? undefined : day + days;
  }
  const length = CELL_MONTHS[view];
  const at = Math.floor(monthIndexOf(day) / length) % (PAGE_MONTHS[view] / length);
  const cells = moveOf(gridMoves(at % PERIODS_PER_ROW, PERIODS_PER_ROW), key);
  return cells === undefined ? undefined : addMonths(day, cells * length);
}

/** The day that a key moves to in a view, within the limits; undefined for other keys. */
export function moveByKey(
  { view, rules }: { view: View; rules: DayRules },
  day: DayNumber,
  { key, shiftKey }: KeyPress,
): DayNumber | undefined {
  const pages = moveOf(PAGE_MOVES, key);
  const months = view === 'day' && shiftKey ? MONTHS_PER_YEAR : PAGE_MONTHS[view];
  const moved = pages ? addMonths(day, pages * months) : movedWithin(view, day, key);
  return moved === undefined ? undefined : clampDay(rules, moved);
}
