import type { DayNumber } from '../../logic/calendar/calendar-date.ts';
import { chosenTime, joinTime } from '../../logic/date-picker/date-picker-form.model.ts';
import { createDayRules } from '../../logic/date-picker/date-picker-rules.model.ts';
import {
  type Choice,
  chosenDates,
  formatSelection,
  parseSelection,
  pickDay,
  type Selection,
} from '../../logic/date-picker/date-picker-selection.model.ts';
import { formatTime, type TimeOfDay } from '../../logic/date-picker/date-picker-time.model.ts';
import type { DatePickerProps } from './date-picker.props.ts';

/** The shopper's choice and the functions that change it. */
export interface Picker {
  readonly choice: Choice;
  readonly time: TimeOfDay | undefined;
  /** Selects a day and returns the new choice. */
  pick(day: DayNumber): Selection;
  setTime(time: TimeOfDay): void;
}

/** Keeps the choice in the element's properties, and dispatches an event for each change by the shopper. */
export function usePicker(props: DatePickerProps, write: (text: string) => void): Picker {
  const { env, mode, value, onChange } = props;
  const rules = createDayRules(props);
  const selection = parseSelection(mode, value);
  const choice = { mode, selection, rules };
  const time = chosenTime(props);
  const dispatchChange = (next: Selection, at: TimeOfDay | undefined) => {
    const [dates, timeText] = [formatSelection(next), at && formatTime(at)];
    env.setProps({ value: dates, ...(timeText && { timeValue: timeText }) });
    write(joinTime(dates, at));
    onChange({ dates: chosenDates({ ...choice, selection: next }), time: timeText });
  };
  return {
    choice,
    time,
    pick(day) {
      const next = pickDay(choice, day);
      dispatchChange(next, time);
      return next;
    },
    setTime: (at) => dispatchChange(selection, at),
  };
}
