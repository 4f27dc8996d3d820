import { defineMessages } from '../texts/messages.ts';

/** What the shopper is told of a press while another version was on its way. */
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
