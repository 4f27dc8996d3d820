import type { DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import {
  type DayContext,
  describeDay,
} from '../../../../logic/date-picker/date-picker-day.model.ts';
import { nameDay } from '../../../../logic/date-picker/date-picker-names.model.ts';
import { listWeeks, pageOf } from '../../../../logic/date-picker/date-picker-views.model.ts';
import { DayCell } from './DayCell.tsx';
import { GRID, type GridProps, useGrid } from './use-grid.ts';

interface DayGridProps extends GridProps {
  label: string;
  today: DayNumber;
  context: DayContext;
  /** The day whose popup is open. */
  popupDay: DayNumber | undefined;
  onFocusDay: (day: DayNumber | undefined) => void;
  onHoverDay: (day: DayNumber | undefined) => void;
}

/** The days of a month, always six weeks. */
export function DayGrid(props: DayGridProps) {
  const { label, cursor, today, context, popupDay, onPick, onFocusDay, onHoverDay } = props;
  const { choice, language } = context;
  const { currentRef, moveTo, onKeyDown } = useGrid('day', props);
  const weeks = listWeeks(cursor);
  const month = pageOf('day', cursor);
  const multiple = { 'aria-multiselectable': choice.mode !== 'single' };
  const cell = (day: DayNumber) => (
    <DayCell
      key={day}
      day={day}
      shown={describeDay(context, day)}
      isToday={day === today}
      isOutside={pageOf('day', day) !== month}
      isPopupShown={day === popupDay}
      currentRef={day === cursor ? currentRef : undefined}
      onPick={(picked) => {
        // the day may be on another page, together with its button
        moveTo(picked);
        onPick(picked);
      }}
      onFocusDay={onFocusDay}
      onHoverDay={onHoverDay}
    />
  );
  return (
    <table
      {...GRID}
      {...multiple}
      className="days"
      part="days"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <thead aria-hidden="true">
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} part="weekday" scope="col" data-letter={nameDay(language, 'letter', day)}>
              {nameDay(language, 'weekday', day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
