import { useLayoutEffect, useRef, useState } from 'react';
import type { DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import { clampDay } from '../../../../logic/date-picker/date-picker-rules.model.ts';
import type { Picker } from '../../use-picker.ts';

/** The day of the keyboard's cursor, whose page shows; it follows a value that the page sets. */
export function useCursor({ choice, pick }: Picker, today: DayNumber) {
  const { selection, rules } = choice;
  const [cursor, setCursor] = useState(selection[0] ?? today);
  const known = useRef(selection.join());
  useLayoutEffect(() => {
    if (known.current === selection.join()) return;
    known.current = selection.join();
    if (selection[0] !== undefined) setCursor(selection[0]);
  }, [selection]);
  return {
    cursor: clampDay(rules, cursor),
    setCursor,
    /** Moves to a day that the shopper chose, and stays there. */
    pickHere(day: DayNumber) {
      setCursor(day);
      const next = pick(day);
      known.current = next.join();
      return next;
    },
  };
}
