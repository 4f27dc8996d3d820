import { defineMessages } from '../texts/messages.ts';
import { sentence } from '../texts/sentence.ts';

interface Amount {
  /** A quantity with its unit. */
  amount: string;
}

/** The minimum, and the stock below it. */
interface Limits {
  min: string;
  max: string;
}

/** The reasons why a product cannot be bought as chosen, shown at its form. */
export const productMessages = defineMessages(
  'product',
  {
    choose: 'Wybierz rozmiar.',
    conflict: 'Nie ma produktu w takiej konfiguracji. Wybierz inny wariant.',
    soldOut: 'Ten rozmiar jest wyprzedany.',
    onRequest: 'Zapytaj nas o cenę tego produktu.',
    tooFew: ({ amount }: Amount) => sentence(`Minimalnie możesz zamówić ${amount}`),
    unorderable: ({ min, max }: Limits) =>
      sentence(`Minimalnie możesz zamówić ${min}, a mamy tylko ${max}`),
    tooMany: ({ amount }: Amount) => sentence(`Maksymalnie możesz zamówić ${amount}`),
  },
  {
    choose: 'Choose a size.',
    conflict: 'There is no product with this combination. Choose another variant.',
    soldOut: 'This size is sold out.',
    onRequest: 'Ask us for the price of this product.',
    tooFew: ({ amount }) => sentence(`The least you can order is ${amount}`),
    unorderable: ({ min, max }) =>
      sentence(`The least you can order is ${min}, but we only have ${max}`),
    tooMany: ({ amount }) => sentence(`The most you can order is ${amount}`),
  },
);

export type ProductTexts = (typeof productMessages)['pl'];
