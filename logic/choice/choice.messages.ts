import { defineMessages } from '../texts/messages.ts';

export const choiceMessages = defineMessages(
  'choice',
  {
    size: 'Rozmiar',
    version: 'Wariant',
    subscription: 'Dostawa co',
    choose: 'Wybierz',
    chooseSize: 'Wybierz rozmiar.',
    soldOut: 'wyprzedane',
    few: ({ amount }: { amount: string }) => `tylko ${amount}`,
    conflict: ({ name }: { name: string }) =>
      `Produkt o wybranej konfiguracji nie istnieje. Wybierz inną wartość: ${name}.`,
  },
  {
    size: 'Size',
    version: 'Variant',
    subscription: 'Delivered every',
    choose: 'Choose',
    chooseSize: 'Choose a size.',
    soldOut: 'sold out',
    few: ({ amount }) => `only ${amount} left`,
    conflict: ({ name }) =>
      `There is no product with this combination. Choose another value: ${name}.`,
  },
);

/** The texts of a choice in one language. */
export type ChoiceTexts = (typeof choiceMessages)['pl'];
