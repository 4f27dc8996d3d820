import { defineMessages } from '../texts/messages.ts';

export const productZoneMessages = defineMessages(
  'product-zone',
  {
    heading: 'Polecane produkty',
    onRequest: 'Cena na telefon',
    range: ({ from, to }: { from: string; to: string }) => `od ${from} do ${to}`,
    lowest: ({ price }: { price: string }) =>
      `Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: ${price}`,
    regular: ({ price }: { price: string }) => `Cena regularna: ${price}`,
  },
  {
    heading: 'Recommended products',
    onRequest: 'Price on request',
    range: ({ from, to }) => `from ${from} to ${to}`,
    lowest: ({ price }) => `Lowest price in 30 days before discount: ${price}`,
    regular: ({ price }) => `Regular price: ${price}`,
  },
);
