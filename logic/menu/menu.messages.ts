import { defineMessages } from '../texts/messages.ts';

interface Category {
  readonly name: string;
}

export const menuMessages = defineMessages(
  'menu',
  {
    label: 'Kategorie',
    toggle: ({ name }: Category) => `Podkategorie: ${name}`,
    all: ({ name }: Category) => `Wszystkie w kategorii ${name}`,
    back: 'Wstecz',
    more: 'Pokaż więcej',
    less: 'Pokaż mniej',
  },
  {
    label: 'Categories',
    toggle: ({ name }: Category) => `Subcategories: ${name}`,
    all: ({ name }: Category) => `All in ${name}`,
    back: 'Back',
    more: 'Show more',
    less: 'Show less',
  },
);

export type MenuTexts = (typeof menuMessages)['pl'];
