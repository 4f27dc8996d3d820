import { addMonths, type DayNumber, weekdayOf } from '../calendar/calendar-date.ts';
import { DAYS_PER_WEEK, MONTHS_PER_YEAR } from './date-picker.constants.ts';
import { clampDay, type DayRules } from './date-picker.rules.ts';
import {
  CELL_MONTHS,
  monthIndexOf,
  PAGE_MONTHS,
  PERIODS_PER_ROW,
  type View,
} from './date-picker.views.ts';

/** A key of the shopper's, as left to right has it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

type Moves = Readonly<Record<string, number>>;

/** Cells that the keys move by in a grid of `columns`, `column` being the cursor's. */
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

/** Where a key leads within the page and beyond; undefined when it is none that moves. */
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

/** Where a key leads in a view, within the bounds; undefined when it is none that moves. */
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
