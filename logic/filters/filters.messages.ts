import { defineMessages } from '../texts/messages.ts';
import { polishProducts } from '../texts/polish-plural.ts';

interface Count {
  readonly count: number;
}

export const filtersMessages = defineMessages(
  'filters',
  {
    label: 'Filtry',
    labelOf: ({ count }: Count) => `Filtry (${count})`,
    apply: 'Pokaż wyniki',
    applyOf: ({ count }: Count) => `Pokaż wyniki (${count})`,
    clear: 'Usuń filtry',
    chips: 'Wybrane filtry',
    remove: ({ name }: { name: string }) => `Usuń filtr: ${name}`,
    products: ({ count }: Count) => `${count} ${polishProducts(count)}`,
    from: ({ amount }: { amount: string }) => `od ${amount}`,
    to: ({ amount }: { amount: string }) => `do ${amount}`,
    reversed: 'Kwota „od” jest większa niż „do”.',
    more: 'Rozwiń',
    less: 'Zwiń',
    search: ({ name }: { name: string }) => `Szukaj: ${name}`,
    nothing: 'Brak pasujących pozycji',
  },
  {
    label: 'Filters',
    labelOf: ({ count }) => `Filters (${count})`,
    apply: 'Show results',
    applyOf: ({ count }) => `Show results (${count})`,
    clear: 'Remove filters',
    chips: 'Selected filters',
    remove: ({ name }) => `Remove filter: ${name}`,
    products: ({ count }) => `${count} ${count === 1 ? 'product' : 'products'}`,
    from: ({ amount }) => `from ${amount}`,
    to: ({ amount }) => `to ${amount}`,
    reversed: 'The amount “from” is greater than “to”.',
    more: 'Show more',
    less: 'Show less',
    search: ({ name }) => `Search: ${name}`,
    nothing: 'No match',
  },
);
