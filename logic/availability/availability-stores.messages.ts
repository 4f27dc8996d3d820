import { defineMessages } from '../texts/messages.ts';

export const availabilityStoresMessages = defineMessages(
  'availability',
  {
    city: 'Miasto',
    allCities: 'Wszystkie',
    noStores: 'Tego produktu nie ma w żadnym sklepie.',
    there: 'dostępny',
    gone: 'niedostępny',
    hours: ({ day, hours }: { day: string; hours: string }) => `${day} ${hours}`,
    allDay: 'całą dobę',
    closed: 'nieczynne',
    map: 'Sklepy na mapie',
  },
  {
    city: 'City',
    allCities: 'All',
    noStores: 'No store has this product.',
    there: 'in stock',
    gone: 'out of stock',
    hours: ({ day, hours }) => `${day} ${hours}`,
    allDay: 'open 24 hours',
    closed: 'closed',
    map: 'Stores on a map',
  },
);

export type StoresTexts = (typeof availabilityStoresMessages)['pl'];
