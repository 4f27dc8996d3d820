import { defineMessages } from '../texts/messages.ts';
import { polishProducts } from '../texts/polish-plural.ts';

type Count = { count: number };
/** The texts of the link in the header. */
export const minicartMessages = defineMessages(
  'minicart',
  {
    basket: 'Koszyk',
    products: ({ count }: Count) => polishProducts(count),
  },
  {
    basket: 'Cart',
    products: ({ count }) => (count === 1 ? 'product' : 'products'),
  },
);
