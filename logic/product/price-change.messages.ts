import { defineMessages } from '../texts/messages.ts';

/** Not among the refusals: each comes with what needs it. */
export const priceChangeMessages = defineMessages(
  'product',
  { price: ({ price }: { price: string }) => `Aktualna cena: ${price}` },
  { price: ({ price }) => `Current price: ${price}` },
);
