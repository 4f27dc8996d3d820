import { defineMessages } from '../texts/messages.ts';

export const quantityMessages = defineMessages(
  'quantity',
  { less: 'Zmniejsz ilość', more: 'Zwiększ ilość' },
  { less: 'Decrease the quantity', more: 'Increase the quantity' },
);
