import type { datePickerElement } from './date-picker.element.ts';
import type { Docs } from './declare/docs.ts';

export const datePickerDocs: Docs<typeof datePickerElement> = {
  summary:
    'A calendar to choose one day, several or a range, with a time of day if that is asked for.',
  children: 'fallback',
  attributes: {
    mode: 'What a click on a day does: it chooses that day alone, adds it, or is one end of a range.',
    value: {
      description:
        'The chosen dates as YYYY-MM-DD, comma separated; a range has its first and its last day.',
      expected: 'dates as YYYY-MM-DD, separated by commas',
    },
    min: { description: 'The first day that can be chosen.', expected: 'a date as YYYY-MM-DD' },
    max: { description: 'The last day that can be chosen.', expected: 'a date as YYYY-MM-DD' },
    holidays:
      'Holidays: marked as such, and not to be chosen unless they are working days or enabled.',
    disabledDates: 'Dates that cannot be chosen; they win over working days.',
    enabledDates: 'Dates that can be chosen whatever else is said of them.',
    workingDays: 'Dates that can be chosen although they are holidays or disabled weekdays.',
    disabledWeekdays: 'Weekdays that cannot be chosen, from 1 (Monday) to 7 (Sunday).',
    disabledWeekends: 'Saturdays and Sundays cannot be chosen.',
    dayNames: {
      description:
        'Names of single days, with classes that are also their parts. A child JSON script may hold both, as { "dayNames": …, "popups": … }.',
      expected: 'JSON such as [{"date": "2026-12-24", "name": "Christmas Eve"}]',
    },
    popups: {
      description: 'What there is to say of single days, as text, by date.',
      expected: 'JSON such as {"2026-12-24": "Open until 14:00"}',
    },
    time: 'Asks for a time of day too, on a clock of 12 or 24 hours.',
    timeValue: {
      description: 'The chosen time as HH:MM, in 24 hours.',
      expected: 'a time as HH:MM',
    },
    name: "What the form submits the dates as, else the name of a child's field: YYYY-MM-DD, comma separated, each with THH:MM where there is a time.",
    required: 'Whether the form needs a date.',
    inline: 'Shows the calendar on the page instead of a button that opens it.',
    for: 'Id of an input that the dates are written into; it stays the field of the form, and may be a child of the tag.',
  },
  events: {
    onChange: 'The shopper chose; dates has every chosen day as YYYY-MM-DD, time is HH:MM.',
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
};
