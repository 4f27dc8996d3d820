import { defineMessages } from '../texts/messages.ts';

type Count = { count: number };
type When = { when: string };

export const availabilityMessages = defineMessages(
  'availability',
  {
    enable: 'Produkt dostępny',
    order: 'Na zamówienie',
    disable: 'Produkt niedostępny',
    backOn: ({ date }: { date: string }) => `Będzie dostępny ${date}`,
    amount: ({ amount }: { amount: string }) => `W magazynie: ${amount}`,
    shipping: ({ when }: When) => `Wysyłka ${when}`,
    unknownTime: 'Czas wysyłki nie jest znany',
    deadline: ({ time }: { time: string }) => `Zamów do ${time}, to wyślemy dzisiaj`,
    today: 'dzisiaj',
    tomorrow: 'jutro',
    inDays: ({ count }: Count) => `za ${count} ${count === 1 ? 'dzień' : 'dni'}`,
    onDate: ({ day, date }: { day: string; date: string }) => `${day} (${date})`,
    day1: 'w poniedziałek',
    day2: 'we wtorek',
    day3: 'w środę',
    day4: 'w czwartek',
    day5: 'w piątek',
    day6: 'w sobotę',
    day7: 'w niedzielę',
    costs: 'Koszty dostawy',
    stores: 'Dostępność w sklepach',
    lost: 'Nie udało się tego sprawdzić. Spróbuj ponownie.',
  },
  {
    enable: 'In stock',
    order: 'Available to order',
    disable: 'Out of stock',
    backOn: ({ date }) => `Available again on ${date}`,
    amount: ({ amount }) => `${amount} in stock`,
    shipping: ({ when }) => `Ships ${when}`,
    unknownTime: 'The shipping time is not known',
    deadline: ({ time }) => `Order by ${time} and we’ll ship it today`,
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: ({ count }) => `in ${count} ${count === 1 ? 'day' : 'days'}`,
    onDate: ({ day, date }) => `${day} (${date})`,
    day1: 'on Monday',
    day2: 'on Tuesday',
    day3: 'on Wednesday',
    day4: 'on Thursday',
    day5: 'on Friday',
    day6: 'on Saturday',
    day7: 'on Sunday',
    costs: 'Delivery costs',
    stores: 'Availability in stores',
    lost: 'This could not be checked. Please try again.',
  },
);

export type AvailabilityTexts = (typeof availabilityMessages)['pl'];
