import { defineMessages } from '../texts/messages.ts';

export const freeShippingMessages = defineMessages(
  'free-shipping',
  {
    missing: ({ amount }: { amount: string }) => `Do darmowej dostawy brakuje ${amount}`,
    reached: 'Masz darmową dostawę',
  },
  {
    missing: ({ amount }) => `Spend ${amount} more for free delivery`,
    reached: 'You have free delivery',
  },
);
