import { defineMessages } from '../texts/messages.ts';
import { choosePolishForm } from '../texts/polish-plural.ts';

const POLISH_PRODUCTS = ['produkt', 'produkty', 'produktów'] as const;

const polishProducts = (count: number): string =>
  `${count} ${choosePolishForm(count, POLISH_PRODUCTS)}`;
const products = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

/** How many products of all are shown. */
interface Shown {
  readonly shown: number;
  readonly total: number;
}

export const listingMessages = defineMessages(
  'listing',
  {
    more: 'Pokaż więcej',
    moreOf: ({ shown, total }: Shown) => `Pokaż więcej (${shown} z ${total})`,
    previous: 'Pokaż poprzednie',
    previousOf: ({ count }: { count: number }) => `Pokaż poprzednie (${count})`,
    products: ({ count }: { count: number }) => polishProducts(count),
    loaded: ({ count }: { count: number }) => `Wczytano ${polishProducts(count)}`,
    loadedOf: ({ count, shown, total }: Shown & { count: number }) =>
      `Wczytano ${polishProducts(count)}, ${shown} z ${total}`,
    reordered: 'Kolejność produktów się zmieniła, więc lista została wczytana od nowa.',
    loading: 'Wczytywanie…',
    failed: 'Nie udało się wczytać produktów.',
    retry: 'Spróbuj ponownie',
  },
  {
    more: 'Show more',
    moreOf: ({ shown, total }) => `Show more (${shown} of ${total})`,
    previous: 'Show previous',
    previousOf: ({ count }) => `Show previous (${count})`,
    products: ({ count }) => products(count),
    loaded: ({ count }) => `${products(count)} loaded`,
    loadedOf: ({ count, shown, total }) => `${products(count)} loaded, ${shown} of ${total}`,
    reordered: 'The order of the products has changed, so the list was loaded again.',
    loading: 'Loading…',
    failed: 'The products could not be loaded.',
    retry: 'Try again',
  },
);
