import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import type { DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import { todayAtom } from '../../../../logic/date-picker/date-picker.atoms.ts';
import { datePickerMessages } from '../../../../logic/date-picker/date-picker.messages.ts';
import {
  createDayMarks,
  type DayMarks,
} from '../../../../logic/date-picker/date-picker-marks.model.ts';
import { clampDay } from '../../../../logic/date-picker/date-picker-rules.model.ts';
import type { Selection } from '../../../../logic/date-picker/date-picker-selection.model.ts';
import { pageName, type View } from '../../../../logic/date-picker/date-picker-views.model.ts';
import { useListeners } from '../../../host/use-listeners.ts';
import { useOnNewValue } from '../../../host/use-on-new-value.ts';
import { textsOf, useStyles } from '../../../host/use-tag.ts';
import type { DatePickerProps } from '../../date-picker.props.ts';
import type { Picker } from '../../use-picker.ts';
import { Caption } from './Caption.tsx';
import calendarCss from './calendar.css';
import { DayGrid } from './DayGrid.tsx';
import { PeriodGrid } from './PeriodGrid.tsx';
import { TimeFields } from './TimeFields.tsx';

/** The hovered day, else the focused one; and whether its popup shows. */
function usePointedDay(marks: DayMarks) {
  const [hovered, setHovered] = useState<DayNumber>();
  const [focused, setFocused] = useState<DayNumber>();
  const [dismissed, setDismissed] = useState<DayNumber>();
  const pointed = hovered ?? focused;
  const isShown = pointed !== dismissed && pointed !== undefined && marks.get(pointed)?.popup;
  const popupDay = isShown ? pointed : undefined;
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes the popup, not the dialog around it
    event.preventDefault();
    setDismissed(popupDay);
  };
  const target = popupDay === undefined ? undefined : document;
  useListeners(target, { keydown: dismiss }, { capture: true });
  const renewed =
    (set: (day: DayNumber | undefined) => void) =>
    (day: DayNumber | undefined): void => {
      setDismissed(undefined);
      set(day);
    };
  return { pointed, popupDay, onHoverDay: renewed(setHovered), onFocusDay: renewed(setFocused) };
}

/** The day of the keyboard cursor, whose page shows; updates with the value. */
function useCursor({ choice, pick }: Picker, today: DayNumber) {
  const { selection, rules } = choice;
  const [cursor, setCursor] = useState(selection[0] ?? today);
  const known = useRef(selection.join());
  useOnNewValue(known, selection.join(), () => {
    if (selection[0] !== undefined) setCursor(selection[0]);
  });
  return {
    cursor: clampDay(rules, cursor),
    setCursor,
    /** Selects a day and moves the cursor there. */
    pickHere(day: DayNumber) {
      setCursor(day);
      const next = pick(day);
      known.current = next.join();
      return next;
    },
  };
}

export interface CalendarProps extends DatePickerProps {
  picker: Picker;
  onPicked: (selection: Selection) => void;
}

/** The days of a month, the months of a year or 15 years, and an optional time of day. */
export function Calendar(props: CalendarProps) {
  const { env, picker, time: face, dayNames, popups, onPicked } = props;
  const { language } = env;
  const { choice, time, setTime } = picker;
  const texts = textsOf(datePickerMessages, env);
  const today = useAtomValue(todayAtom);
  const marks = useMemo(() => createDayMarks(dayNames, popups), [dayNames, popups]);
  const { cursor, setCursor, pickHere } = useCursor(picker, today);
  const [view, setView] = useState<View>();
  const { pointed, popupDay, onHoverDay, onFocusDay } = usePointedDay(marks);
  useStyles(env, calendarCss);
  const zoomTo = (next: View) => (day: DayNumber) => {
    setCursor(day);
    setView(next);
  };
  const page = { language, rules: choice.rules, cursor, onCursor: setCursor };
  const grid = {
    ...page,
    // the shopper switches views with the button, and focus moves to the new view
    takesFocus: view !== undefined,
  };
  return (
    <div className="calendar" part="calendar">
      <Caption {...page} view={view ?? 'day'} texts={texts} onView={setView} />
      {view === 'month' || view === 'year' ? (
        <PeriodGrid
          key={view}
          {...grid}
          view={view}
          label={view === 'month' ? texts.chooseMonth : texts.chooseYear}
          onPick={zoomTo(view === 'month' ? 'day' : 'month')}
        />
      ) : (
        <DayGrid
          {...grid}
          label={pageName(language, 'day', cursor)}
          today={today}
          context={{ choice, marks, language, texts, pointed }}
          popupDay={popupDay}
          onPick={(day) => onPicked(pickHere(day))}
          onFocusDay={(day) => {
            onFocusDay(day);
            if (day !== undefined) setCursor(day);
          }}
          onHoverDay={onHoverDay}
        />
      )}
      {face && <TimeFields face={face} time={time} texts={texts} onChange={setTime} />}
    </div>
  );
}
