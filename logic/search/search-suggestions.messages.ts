import { defineMessages } from '../texts/messages.ts';
import { choosePolishForm } from '../texts/polish-plural.ts';

const POLISH_RESULTS = ['wynik', 'wyniki', 'wyników'] as const;

/** The texts of the suggestions, which load after the box. */
export const suggestionsMessages = defineMessages(
  'search',
  {
    close: 'Zamknij wyszukiwanie',
    clear: 'Wyczyść',
    waiting: 'Szukam…',
    results: ({ count }: { count: number }) =>
      `${count} ${choosePolishForm(count, POLISH_RESULTS)}`,
    nothing: ({ text }: { text: string }) => `Nic nie znaleziono dla „${text}”.`,
    failed: 'Podpowiedzi są teraz niedostępne. Naciśnij Enter, aby zobaczyć wyniki.',
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
    close: 'Close search',
    clear: 'Clear',
    waiting: 'Searching…',
    results: ({ count }) => `${count} ${count === 1 ? 'result' : 'results'}`,
    nothing: ({ text }) => `Nothing found for “${text}”.`,
    failed: 'Suggestions are not available right now. Press Enter to see the results.',
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

export type SuggestionsTexts = typeof suggestionsMessages.pl;
