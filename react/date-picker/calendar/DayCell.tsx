import type { RefObject } from 'react';
import {
  calendarDateOf,
  type DayNumber,
  formatCalendarDate,
} from '../../../logic/calendar/calendar-date.ts';
import type { DayLook } from '../../../logic/date-picker/date-picker.looks.ts';
import { cellRole } from './use-grid.ts';

interface DayCellProps {
  day: DayNumber;
  look: DayLook;
  isToday: boolean;
  isOutside: boolean;
  isPopupShown: boolean;
  /** Where the cursor is. */
  currentRef: RefObject<HTMLButtonElement | null> | undefined;
  onPick: (day: DayNumber) => void;
  onFocusDay: (day: DayNumber | undefined) => void;
  onHoverDay: (day: DayNumber | undefined) => void;
}

/**
 * A day, with what there is to say of it. One that cannot be chosen takes the focus all the same, so
 * that its popup can be read.
 */
export function DayCell({
  day,
  look,
  currentRef,
  onPick,
  onFocusDay,
  onHoverDay,
  ...is
}: DayCellProps) {
  const date = formatCalendarDate(day);
  const popupId = `popup-${date}`;
  const { name, popup } = look.mark;
  const parts = ['day', ...look.parts];
  if (is.isToday) parts.push('today');
  if (is.isOutside) parts.push('outside');
  return (
    <td
      {...cellRole(look.isChosen)}
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
        aria-label={look.label}
        aria-disabled={look.isAvailable ? undefined : true}
        aria-current={is.isToday ? 'date' : undefined}
        aria-describedby={popup ? popupId : undefined}
        onClick={() => look.isAvailable && onPick(day)}
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
