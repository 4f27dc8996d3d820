import { useLayoutEffect, useState } from 'react';
import type { DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import type { DayMarks } from '../../../../logic/date-picker/date-picker-marks.model.ts';

/** The day under the pointer, else the day with the focus; and whether its popup shows. */
export function usePointedDay(marks: DayMarks) {
  const [hovered, setHovered] = useState<DayNumber>();
  const [focused, setFocused] = useState<DayNumber>();
  const [dismissed, setDismissed] = useState<DayNumber>();
  const pointed = hovered ?? focused;
  const isShown = pointed !== dismissed && pointed !== undefined && marks.get(pointed)?.popup;
  const popupDay = isShown ? pointed : undefined;
  useLayoutEffect(() => {
    if (popupDay === undefined) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes the popup, not the dialog around it
      event.preventDefault();
      setDismissed(popupDay);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [popupDay]);
  const renewed =
    (set: (day: DayNumber | undefined) => void) =>
    (day: DayNumber | undefined): void => {
      setDismissed(undefined);
      set(day);
    };
  return { pointed, popupDay, onHoverDay: renewed(setHovered), onFocusDay: renewed(setFocused) };
}
