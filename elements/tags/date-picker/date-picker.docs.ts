import type { Docs } from '../../declare/docs.ts';
import type { datePickerElement } from './date-picker.element.ts';

const DATES = /^[\s,]*(?:\d{4}-\d\d-\d\d(?:[\s,]+|$))*$/;

/** The docs of a list of dates. */
const dates = (description: string) => ({
  description,
  expected: 'dates as YYYY-MM-DD, separated by commas',
  usual: DATES,
  unusual: 'leaving out the others',
});

export const datePickerDocs: Docs<typeof datePickerElement> = {
  purpose: 'forms',
  summary: {
    en: 'A calendar to choose one day, several days or a range, optionally with a time of day.',
    pl: 'Kalendarz do wyboru dni i godziny.',
  },
  synonyms: ['calendar', 'datepicker', 'date of birth', 'kalendarz', 'data urodzenia'],
  related: ['form', 'field'],
  accessibility:
    'A dialog or an inline grid of days; the name of each day has its full date, its mark and why it is disabled. The hours are spin buttons.',
  keyboard: {
    ArrowDown: 'Opens the calendar from the linked input.',
    'Alt+ArrowDown': 'Opens it from a native date input, whose arrows change the date.',
    'ArrowLeft, ArrowRight': 'Moves by a day, in months and years by a cell.',
    'ArrowUp, ArrowDown': 'Moves by a week, in the hours by one.',
    'Home, End': 'Moves to the first or the last day of the week.',
    'PageUp, PageDown': 'Moves by a month.',
    'Shift+PageDown': 'Moves by a year; so does `Shift+PageUp`.',
    Enter: 'Chooses the day; in the hours, applies the typed value.',
    Escape: 'Closes the dialog; focus returns to where it was.',
  },
  children: 'fallback',
  attributes: {
    mode: 'Whether the shopper chooses one day, several days, or the two ends of a range.',
    value: dates(
      'The chosen dates as YYYY-MM-DD, comma separated; a range is its first and its last day.',
    ),
    min: {
      description: 'The first day that can be chosen.',
      expected: 'a date as YYYY-MM-DD',
      atMost: { prop: 'max', else: 'no day can be chosen' },
    },
    max: { description: 'The last day that can be chosen.', expected: 'a date as YYYY-MM-DD' },
    holidays: dates(
      'Holidays, which are marked; they can be chosen only if they are also working days or enabled.',
    ),
    disabledDates: dates('Dates that cannot be chosen, even if they are working days.'),
    enabledDates: dates('Dates that can always be chosen; they override all other lists.'),
    workingDays: dates('Dates that can be chosen although they are holidays or disabled weekdays.'),
    disabledWeekdays: {
      description: 'Weekdays that cannot be chosen, from 1 (Monday) to 7 (Sunday).',
      expected: 'numbers from 1 (Monday) to 7 (Sunday)',
      usual: /^[1-7\s,]+$/,
    },
    disabledWeekends: 'Whether Saturdays and Sundays cannot be chosen.',
    dayNames: {
      description:
        'Names of single days, with classes that are also their parts. A child JSON script may hold both, as { "dayNames": …, "popups": … }.',
      expected: 'JSON such as [{"date": "2026-12-24", "name": "Christmas Eve"}]',
      data: 'day-names',
    },
    popups: {
      description: 'Explanations of single days, as text, by date.',
      expected: 'JSON such as {"2026-12-24": "Open until 14:00"}',
      data: 'popups',
    },
    time: 'Whether the shopper also chooses a time of day, on a clock of 12 or 24 hours.',
    timeValue: {
      description: 'The chosen time as HH:MM, in 24 hours.',
      expected: 'a time as HH:MM',
    },
    name: 'The name under which the form submits the dates; by default the name of the field among the children. The dates are YYYY-MM-DD, comma separated, each with THH:MM if there is a time.',
    required: 'Whether the form requires a date.',
    inline: 'Whether the calendar is inline instead of behind a button.',
    for: {
      description:
        'The id of an input that receives the dates; it remains the field of the form, and may be a child of the tag.',
      names: 'date',
    },
  },
  events: {
    onChange:
      'The shopper has chosen: `dates` holds every chosen day as YYYY-MM-DD, `time` is HH:MM.',
  },
  slots: {
    '': 'A field for pages without JavaScript, such as an input of type date. The calendar adopts its value and is submitted instead. With `for`, the children are visible before the button.',
    'icon-calendar': 'Replaces the calendar icon of the button.',
    'icon-previous': 'Replaces the arrow to the previous page.',
    'icon-next': 'Replaces the arrow to the next page.',
  },
  parts: {
    button: 'The button that opens the calendar; its text is the chosen date.',
    dialog: 'The dialog that holds the calendar.',
    calendar: 'The calendar.',
    caption:
      'The buttons with the month and the year above the days; they open the views of months and years.',
    previous: 'The button to the previous month, year or years.',
    next: 'The button to the next month, year or years.',
    weekday: 'The name of a weekday.',
    day: 'A day; also `today`, `selected`, `outside`, `holiday`, `unavailable`, `range-start`, `range-end`, `range-middle`, and its classes from `day-names`.',
    name: 'The name of a day.',
    popup: 'The explanation of a day.',
    month: 'A month to choose.',
    year: 'A year to choose.',
    time: 'The time of day.',
    hour: 'The hours.',
    minute: 'The minutes.',
    period: 'The button that changes between AM and PM.',
    done: 'The button that closes the calendar.',
    inline: 'The box around a calendar that is always open.',
    header: 'The row above the days.',
    view: 'A button in it that opens the months or the years.',
    days: 'The days of the month.',
    icon: 'An icon: an arrow, or the calendar of the button.',
  },
  states: {
    open: 'The calendar is open.',
    filled: 'A date is chosen.',
  },
};
