import type { Texts } from '../language.ts';

/** Why a shopping list cannot be created or changed. */
export const LIST_REFUSALS = {
  list_not_found: { pl: 'Nie ma takiej listy.', en: 'There is no such list.' },
  incorrect_name: {
    pl: 'Wpisz nazwę listy, najwyżej {limit} znaków.',
    en: 'Enter a name for the list, at most {limit} characters.',
  },
  too_many_lists: {
    pl: 'Możesz mieć najwyżej {limit} list.',
    en: 'You can have at most {limit} lists.',
  },
  list_full: {
    pl: 'Na liście mieści się najwyżej {limit} produktów.',
    en: 'A list holds at most {limit} products.',
  },
  product_not_found: { pl: 'Nie ma takiego produktu.', en: 'There is no such product.' },
  size_not_found: { pl: 'Produkt nie ma takiego rozmiaru.', en: 'The product has no such size.' },
} as const satisfies Record<string, Texts>;

/** The code of a refusal. */
export type ListRefusal = keyof typeof LIST_REFUSALS;
