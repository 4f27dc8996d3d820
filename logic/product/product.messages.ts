import { defineMessages } from '../texts/messages.ts';

/** The reasons why a product cannot be bought as chosen, shown at its form. */
export const productMessages = defineMessages(
  'product',
  {
    choose: 'Wybierz rozmiar.',
    conflict: 'Nie ma produktu w takiej konfiguracji. Wybierz inny wariant.',
    soldOut: 'Ten produkt jest wyprzedany.',
    soldOutSize: 'Ten rozmiar jest wyprzedany.',
    onRequest: 'Zapytaj nas o cenę tego produktu.',
  },
  {
    choose: 'Choose a size.',
    conflict: 'There is no product with this combination. Choose another variant.',
    soldOut: 'This product is sold out.',
    soldOutSize: 'This size is sold out.',
    onRequest: 'Ask us for the price of this product.',
  },
);
