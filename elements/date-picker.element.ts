import * as v from 'valibot';
import { parseCalendarDate } from '../logic/calendar/calendar-date.ts';
import { CLOCKS, MAX_DATE, MIN_DATE, MODES } from '../logic/date-picker/date-picker.constants.ts';
import {
  cleanValue,
  fieldFault,
  speaksForChildren,
  submittedValue,
} from '../logic/date-picker/date-picker.form.ts';
import { parseDays } from '../logic/date-picker/date-picker.rules.ts';
import { DayNamesSchema, PopupsSchema } from '../logic/date-picker/date-picker.schema.ts';
import { parseTime } from '../logic/date-picker/date-picker.time.ts';
import datePickerCss from '../react/date-picker/date-picker.css';
import { flag, json, list, oneOf, text, textOr } from './declare/attributes.ts';
import { declareElement, notifies } from './declare/declaration.ts';
import { formAssociated } from './element/form/form-associated.ts';

const bound = {
  expected: 'a date as YYYY-MM-DD',
  schema: v.pipe(
    v.string(),
    v.check((date) => parseCalendarDate(date) !== undefined),
  ),
};

const isSomeDate = (value: string): boolean => parseDays(value.split(',')).length > 0;

export const datePickerElement = declareElement({
  tag: 'shop-date-picker',
  summary:
    'A calendar to choose one day, several or a range, with a time of day if that is asked for.',
  component: async () => (await import('../react/date-picker/DatePicker.tsx')).DatePicker,
  styles: [datePickerCss],
  activate: 'visible',
  formAssociated: formAssociated({
    value: cleanValue,
    submitted: submittedValue,
    replacesChildren: speaksForChildren,
    fault: fieldFault,
    state: ['value', 'timeValue'],
    focus: '[part~=button], .calendar [tabindex="0"]',
  }),
  children: 'fallback',
  attributes: {
    mode: oneOf(
      MODES,
      'What a click on a day does: it chooses that day alone, adds it, or is one end of a range.',
    ),
    value: {
      ...textOr(
        '',
        'The chosen dates as YYYY-MM-DD, comma separated; a range has its first and its last day.',
      ),
      expected: 'dates as YYYY-MM-DD, separated by commas',
      schema: v.pipe(v.string(), v.check(isSomeDate)),
    },
    min: { ...textOr(MIN_DATE, 'The first day that can be chosen.'), ...bound },
    max: { ...textOr(MAX_DATE, 'The last day that can be chosen.'), ...bound },
    holidays: list(
      'Holidays: marked as such, and not to be chosen unless they are working days or enabled.',
    ),
    disabledDates: list('Dates that cannot be chosen; they win over working days.'),
    enabledDates: list('Dates that can be chosen whatever else is said of them.'),
    workingDays: list('Dates that can be chosen although they are holidays or disabled weekdays.'),
    disabledWeekdays: list('Weekdays that cannot be chosen, from 1 (Monday) to 7 (Sunday).'),
    disabledWeekends: flag('Saturdays and Sundays cannot be chosen.'),
    dayNames: json(
      DayNamesSchema,
      'Names of single days, with classes that are also their parts. A child JSON script may hold both, as { "dayNames": …, "popups": … }.',
      { child: true },
    ),
    popups: json(PopupsSchema, 'What there is to say of single days, as text, by date.', {
      child: true,
    }),
    time: oneOf(CLOCKS, 'Asks for a time of day too, on a clock of 12 or 24 hours.'),
    timeValue: {
      ...text('The chosen time as HH:MM, in 24 hours.'),
      expected: 'a time as HH:MM',
      schema: v.pipe(
        v.string(),
        v.check((time) => parseTime(time) !== undefined),
      ),
    },
    name: text(
      "What the form submits the dates as, else the name of a child's field: YYYY-MM-DD, comma separated, each with THH:MM where there is a time.",
    ),
    required: flag('Whether the form needs a date.'),
    inline: flag('Shows the calendar on the page instead of a button that opens it.'),
    for: text(
      'Id of an input that the dates are written into; it stays the field of the form, and may be a child of the tag.',
    ),
  },
  events: {
    onChange: notifies<{ dates: string[]; time: string | undefined }>(
      'The shopper chose; dates has every chosen day as YYYY-MM-DD, time is HH:MM.',
    ),
  },
  slots: {
    '': 'A field for pages without script, such as an input of type date. Its value is taken over, and it is not submitted beside the calendar. With `for`, the children stay to be seen, before the button.',
  },
  parts: {
    button: 'The button that opens the calendar; its text is the chosen date.',
    dialog: 'What the calendar opens in.',
    calendar: 'The calendar.',
    caption: 'The buttons with the month and the year above the days, which lead to other views.',
    previous: 'The button that turns back.',
    next: 'The button that turns forward.',
    weekday: 'The name of a weekday.',
    day: 'A day; it is also today, selected, outside, holiday, unavailable, range-start, range-end, range-middle, and what its classes say.',
    name: 'The name of a day.',
    popup: 'What there is to say of a day.',
    month: 'A month to choose.',
    year: 'A year to choose.',
    time: 'The time of day.',
    hour: 'The hours.',
    minute: 'The minutes.',
    period: 'The button that changes between AM and PM.',
    done: 'The button that closes the calendar.',
  },
  states: {
    open: 'The calendar is open.',
    filled: 'A date is chosen.',
  },
});
