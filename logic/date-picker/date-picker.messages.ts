import { defineMessages } from '../texts/messages.ts';
import { choosePolishForm } from '../texts/polish-plural.ts';

interface Count {
  count: number;
}

interface Bound {
  date: string;
}

export const datePickerMessages = defineMessages(
  'date-picker',
  {
    choose: 'Wybierz datę',
    chooseSeveral: 'Wybierz daty',
    days: ({ count }: Count) => `${count} ${choosePolishForm(count, ['dzień', 'dni', 'dni'])}`,
    chooseMonth: 'Wybierz miesiąc',
    chooseYear: 'Wybierz rok',
    previousMonth: 'Poprzedni miesiąc',
    nextMonth: 'Następny miesiąc',
    previousYear: 'Poprzedni rok',
    nextYear: 'Następny rok',
    previousYears: 'Wcześniejsze lata',
    nextYears: 'Późniejsze lata',
    holiday: 'święto',
    time: 'Godzina',
    hour: 'Godziny',
    minute: 'Minuty',
    morning: 'AM, zmień na PM',
    afternoon: 'PM, zmień na AM',
    done: 'Gotowe',
    missing: 'Wybierz datę.',
    unavailable: 'Wybrana data jest niedostępna. Wybierz inną.',
    tooEarly: ({ date }: Bound) => `Wybierz datę nie wcześniejszą niż ${date}.`,
    tooLate: ({ date }: Bound) => `Wybierz datę nie późniejszą niż ${date}.`,
  },
  {
    choose: 'Choose a date',
    chooseSeveral: 'Choose dates',
    days: ({ count }: Count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousYears: 'Earlier years',
    nextYears: 'Later years',
    holiday: 'holiday',
    time: 'Time',
    hour: 'Hours',
    minute: 'Minutes',
    morning: 'AM, change to PM',
    afternoon: 'PM, change to AM',
    done: 'Done',
    missing: 'Choose a date.',
    unavailable: 'The chosen date is not available. Choose another one.',
    tooEarly: ({ date }: Bound) => `Choose a date not before ${date}.`,
    tooLate: ({ date }: Bound) => `Choose a date not after ${date}.`,
  },
);

export type DatePickerTexts = (typeof datePickerMessages)['pl'];
