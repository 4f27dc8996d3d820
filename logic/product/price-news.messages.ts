import { defineMessages } from '../texts/messages.ts';

interface Price {
  price: string;
}

/** Not among the refusals: each comes with what needs it. */
export const priceNewsMessages = defineMessages(
  'product',
  { price: ({ price }: Price) => `Aktualna cena: ${price}` },
  { price: ({ price }) => `Current price: ${price}` },
);
