import type { RefObject } from 'react';
import {
  calendarDateOf,
  type DayNumber,
  formatCalendarDate,
} from '../../../../logic/calendar/calendar-date.ts';
import type { DayDescription } from '../../../../logic/date-picker/date-picker-day.model.ts';
import { cellRole } from './use-grid.ts';

interface DayCellProps {
  day: DayNumber;
  shown: DayDescription;
  isToday: boolean;
  isOutside: boolean;
  isPopupShown: boolean;
  /** The button of the day with the cursor. */
  currentRef: RefObject<HTMLButtonElement | null> | undefined;
  onPick: (day: DayNumber) => void;
  onFocusDay: (day: DayNumber | undefined) => void;
  onHoverDay: (day: DayNumber | undefined) => void;
}

/** A day with its popup. A disabled day is focusable too, so that its popup can be read. */
export function DayCell({
  day,
  shown,
  currentRef,
  onPick,
  onFocusDay,
  onHoverDay,
  ...is
}: DayCellProps) {
  const date = formatCalendarDate(day);
  const popupId = `popup-${date}`;
  const { name, popup } = shown.mark;
  const parts = ['day', ...shown.parts];
  if (is.isToday) parts.push('today');
  if (is.isOutside) parts.push('outside');
  return (
    <td
      {...cellRole(shown.isChosen)}
      data-day={date}
      onMouseEnter={() => onHoverDay(day)}
      onMouseLeave={() => onHoverDay(undefined)}
    >
      <button
        ref={currentRef}
        type="button"
        className={parts.join(' ')}
        part={parts.join(' ')}
        tabIndex={currentRef ? 0 : -1}
        aria-label={shown.label}
        aria-disabled={shown.isAvailable ? undefined : true}
        aria-current={is.isToday ? 'date' : undefined}
        aria-describedby={popup ? popupId : undefined}
        onClick={() => shown.isAvailable && onPick(day)}
        onFocus={() => onFocusDay(day)}
        onBlur={() => onFocusDay(undefined)}
      >
        {calendarDateOf(day).day}
      </button>
      {name && (
        <span className="day-name" part="name" aria-hidden="true">
          {name}
        </span>
      )}
      {popup && (
        <span className="popup" part="popup" role="tooltip" id={popupId} hidden={!is.isPopupShown}>
          {popup}
        </span>
      )}
    </td>
  );
}
