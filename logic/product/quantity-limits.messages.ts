import { defineMessages } from '../texts/messages.ts';

/** A quantity with its unit. */
interface Amount {
  amount: string;
}

export const quantityLimitsMessages = defineMessages(
  'quantity',
  {
    min: ({ amount }: Amount) => `Minimalnie możesz zamówić ${amount}`,
    max: ({ amount }: Amount) => `Maksymalnie możesz zamówić ${amount}`,
    step: ({ amount }: Amount) => `Sprzedajemy po ${amount}`,
    none: ({ min, max }: { min: string; max: string }) =>
      `Minimalnie możesz zamówić ${min}, a mamy tylko ${max}`,
    inBasket: ({ amount }: Amount) => `W koszyku masz już ${amount}`,
  },
  {
    min: ({ amount }) => `The least you can order is ${amount}`,
    max: ({ amount }) => `The most you can order is ${amount}`,
    step: ({ amount }) => `We sell this in steps of ${amount}`,
    none: ({ min, max }) => `The least you can order is ${min}, but we only have ${max}`,
    inBasket: ({ amount }) => `You already have ${amount} in your cart`,
  },
);

export type LimitTexts = (typeof quantityLimitsMessages)['pl'];
