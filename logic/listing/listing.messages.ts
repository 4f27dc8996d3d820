import { defineMessages } from '../texts/messages.ts';
import { polishProducts } from '../texts/polish-plural.ts';

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
    products: ({ count }: { count: number }) => `${count} ${polishProducts(count)}`,
    loaded: ({ count }: { count: number }) => `Wczytano ${count} ${polishProducts(count)}`,
    loadedOf: ({ count, shown, total }: Shown & { count: number }) =>
      `Wczytano ${count} ${polishProducts(count)}, ${shown} z ${total}`,
    reordered: 'Kolejność produktów się zmieniła, więc lista została wczytana od nowa.',
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
    failed: 'The products could not be loaded.',
    retry: 'Try again',
  },
);
