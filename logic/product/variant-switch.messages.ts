import { defineMessages } from '../texts/messages.ts';

/** The messages about a submission while a variant was loading. */
export const variantSwitchMessages = defineMessages(
  'product',
  {
    turned:
      'Nic nie dodano do koszyka, bo otwierał się inny wariant. Sprawdź wybór i spróbuj ponownie.',
  },
  {
    turned:
      'Nothing was added to your cart, as another variant was opening. Check your choice and try again.',
  },
);
