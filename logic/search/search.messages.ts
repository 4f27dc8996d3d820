import { defineMessages } from '../shared/messages.ts';
import { choosePolishForm } from '../shared/polish-plural.ts';

const POLISH_RESULTS = ['wynik', 'wyniki', 'wyników'] as const;

export const searchMessages = defineMessages(
  'search',
  {
    placeholder: 'Czego szukasz?',
    submit: 'Szukaj',
    close: 'Zamknij wyszukiwanie',
    results: ({ count }: { count: number }) =>
      `${count} ${choosePolishForm(count, POLISH_RESULTS)}`,
    more: 'Pokaż wszystkie',
    onRequest: 'Cena na telefon',
    producer: 'Producent: ',
    series: 'Seria: ',
    queries: 'Podpowiedzi',
    products: 'Produkty',
    categories: 'Kategorie',
    info: 'Informacje',
    recent: 'Ostatnio szukane',
    remove: 'Usuń',
  },
  {
    placeholder: 'What are you looking for?',
    submit: 'Search',
    close: 'Close search',
    results: ({ count }) => `${count} ${count === 1 ? 'result' : 'results'}`,
    more: 'View more',
    onRequest: 'Price on request',
    producer: 'Producer: ',
    series: 'Series: ',
    queries: 'Suggestions',
    products: 'Products',
    categories: 'Categories',
    info: 'Info',
    recent: 'Recent searches',
    remove: 'Remove',
  },
);

export type SearchTexts = typeof searchMessages.pl;
