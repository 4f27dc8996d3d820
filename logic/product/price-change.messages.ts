import { defineMessages } from '../texts/messages.ts';

/** Separate from the refusals: each module includes only the texts that it needs. */
export const priceChangeMessages = defineMessages(
  'product',
  { price: ({ price }: { price: string }) => `Aktualna cena: ${price}` },
  { price: ({ price }) => `Current price: ${price}` },
);
