import { defineMessages } from '../texts/messages.ts';

export const omnibusPriceMessages = defineMessages(
  'omnibus-price',
  {
    code: 'Kod rabatowy',
    bargain: 'Okazja',
    specialOffer: 'Promocja',
    lowest: 'Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki',
    regular: 'Cena regularna',
    withoutCode: 'Cena bez kodu',
    upcoming: ({ date }: { date: string }) => `Cena nadchodząca od ${date}`,
  },
  {
    code: 'A discount code',
    bargain: 'Bargain',
    specialOffer: 'Special offer',
    lowest: 'Lowest price in 30 days before discount',
    regular: 'Regular price',
    withoutCode: 'Price without code',
    upcoming: ({ date }) => `Upcoming price from ${date}`,
  },
);
