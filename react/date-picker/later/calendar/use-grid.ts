import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import { moveByKey } from '../../../../logic/date-picker/date-picker-keys.model.ts';
import type { DayRules } from '../../../../logic/date-picker/date-picker-rules.model.ts';
import type { View } from '../../../../logic/date-picker/date-picker-views.model.ts';

/** The properties of every view. */
export interface GridProps {
  rules: DayRules;
  /** The day of the keyboard cursor, whose page shows. */
  cursor: DayNumber;
  /** Whether the cursor takes the focus when the grid appears. */
  takesFocus: boolean;
  onCursor: (day: DayNumber) => void;
  onPick: (day: DayNumber) => void;
}

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Keyboard navigation of a grid (APG): one cell is a tab stop, and focus follows the cursor. */
export function useGrid(view: View, props: GridProps) {
  const { rules, cursor, onCursor } = props;
  const currentRef = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(props.takesFocus);
  useLayoutEffect(() => {
    if (wantsFocus.current) currentRef.current?.focus();
    wantsFocus.current = false;
  });
  const moveTo = (day: DayNumber) => {
    wantsFocus.current = true;
    onCursor(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // the browser uses these itself, such as Alt+ArrowLeft for Back
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
    const key = (isRightToLeft && MIRRORED[event.key]) || event.key;
    const next = moveByKey({ view, rules }, cursor, { key, shiftKey: event.shiftKey });
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  return { currentRef, moveTo, onKeyDown };
}

/** An APG grid is a table with these roles; its buttons are focusable. */
export const GRID = { role: 'grid' };
export const cellRole = (isSelected: boolean) => ({
  role: 'gridcell',
  'aria-selected': isSelected,
});
