import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import { todayAtom } from '../../../../logic/date-picker/date-picker.atoms.ts';
import { datePickerMessages } from '../../../../logic/date-picker/date-picker.messages.ts';
import { createDayMarks } from '../../../../logic/date-picker/date-picker-marks.model.ts';
import type { Selection } from '../../../../logic/date-picker/date-picker-selection.model.ts';
import { pageName, type View } from '../../../../logic/date-picker/date-picker-views.model.ts';
import { textsOf, useStyles } from '../../../host/use-tag.ts';
import type { DatePickerProps } from '../../date-picker.props.ts';
import type { Picker } from '../../use-picker.ts';
import { Caption } from './Caption.tsx';
import calendarCss from './calendar.css';
import { DayGrid } from './DayGrid.tsx';
import { PeriodGrid } from './PeriodGrid.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useCursor } from './use-cursor.ts';
import { usePointedDay } from './use-pointed-day.ts';

export interface CalendarProps extends DatePickerProps {
  picker: Picker;
  onPicked: (selection: Selection) => void;
}

/** The days of a month, the months of a year or 15 years, and a time of day where the tag has one. */
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
    // the shopper changes the view by its button, and the focus follows to the new view
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
