import type { RefObject } from 'react';
import { nameDay } from '../../../../logic/date-picker/date-picker-names.model.ts';
import {
  listPeriods,
  PERIODS_PER_ROW,
  type Period,
} from '../../../../logic/date-picker/date-picker-views.model.ts';
import type { Language } from '../../../../logic/texts/language.ts';
import { cellRole, GRID, type GridProps, useGrid } from './use-grid.ts';

interface PeriodGridProps extends GridProps {
  view: 'month' | 'year';
  label: string;
  language: Language;
}

interface PeriodCellProps extends Pick<PeriodGridProps, 'view' | 'language' | 'onPick'> {
  period: Period;
  currentRef: RefObject<HTMLButtonElement | null>;
}

function PeriodCell({ view, language, onPick, period, currentRef }: PeriodCellProps) {
  const { day, year, isCurrent, isAvailable } = period;
  const state = isCurrent
    ? { ref: currentRef, tabIndex: 0, part: `${view} selected` }
    : { tabIndex: -1, part: view };
  return (
    <td {...cellRole(isCurrent)}>
      <button
        {...state}
        type="button"
        className="period"
        aria-disabled={isAvailable ? undefined : true}
        onClick={() => isAvailable && onPick(day)}
      >
        {view === 'month' ? nameDay(language, 'month', day) : year}
      </button>
    </td>
  );
}

const rowsOf = (periods: readonly Period[]): Period[][] =>
  [...Array(periods.length / PERIODS_PER_ROW).keys()].map((row) =>
    periods.slice(row * PERIODS_PER_ROW, (row + 1) * PERIODS_PER_ROW),
  );

/** The months of a year, or 15 years. */
export function PeriodGrid(props: PeriodGridProps) {
  const { view, label, rules, cursor } = props;
  const { currentRef, onKeyDown } = useGrid(view, props);
  return (
    <table
      {...GRID}
      className={`periods periods--${view}`}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <tbody>
        {rowsOf(listPeriods({ view, rules }, cursor)).map((row) => (
          <tr key={row[0]?.index}>
            {row.map((period) => (
              <PeriodCell key={period.index} {...props} period={period} currentRef={currentRef} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
