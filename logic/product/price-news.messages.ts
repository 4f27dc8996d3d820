import { defineMessages } from '../texts/messages.ts';

/** Not among the refusals: each comes with what needs it. */
export const priceNewsMessages = defineMessages(
  'product',
  { price: ({ price }: { price: string }) => `Aktualna cena: ${price}` },
  { price: ({ price }) => `Current price: ${price}` },
);
