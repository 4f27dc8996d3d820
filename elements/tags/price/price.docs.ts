import type { Docs } from '../../declare/docs.ts';
import { currencyDocs } from '../../declare/money/currency-docs.ts';
import type { priceElement } from './price.element.ts';

export const priceDocs: Docs<typeof priceElement> = {
  purpose: 'shopping',
  summary: {
    en: 'An amount in the shop’s format, or the price of a product in the chosen size and quantity.',
    pl: 'Kwota zapisana tak, jak w sklepie.',
  },
  synonyms: ['amount', 'money', 'cena', 'kwota'],
  accessibility: 'A text.',
  children: 'fallback',
  needs: {
    selector: 'script[type="application/json"]',
    attributes: ['value', 'product'],
    follows: true,
    text: 'the attribute value or product, or a shop-product to follow',
  },
  meant: { amount: 'value', price: 'value' },
  attributes: {
    value: {
      description: 'The amount; it overrides `product`.',
      expected: 'a decimal number such as 1234.50',
    },
    priceMask: {
      description:
        'The price mask, instead of the shop’s; separate separators of the shop override those of the mask.',
      expected: 'a price mask such as ### ##0,00',
    },
    currency: currencyDocs('The currency, as a symbol or a code, instead of the shop’s.'),
    currencyBefore: 'Whether the symbol precedes the amount.',
    currencySpace: 'Whether a space separates symbol and amount.',
    decimalSeparator: 'Replaces the decimal separator of the mask.',
    groupSeparator: 'Replaces the group separator of the mask.',
    product: {
      description:
        'The prices of a product, as sent by the data loader or as an entry of the page’s `product_data`.',
      expected: 'the JSON of a product with its prices, as sent by the platform',
      data: 'product-prices',
      shows: ['price.price', 'price.unit', 'sizes[].price.price', 'sizes[].price.unit'],
    },
    size: 'The id of the chosen size of `product`.',
    sizeFrom: {
      description:
        'The control with the id of the chosen size, by its id, its name or a selector, such as `#projector_size_hidden`; `size` overrides it.',
      names: 'control',
    },
    priceType: 'Which price of `product` the shopper sees.',
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
    of: 'The amount of the followed product that shows: its price at the quantity, another price, or the points that it costs or earns. An amount that does not apply is hidden.',
    total: 'Shows the amount for the whole quantity, and after it the quantity.',
  },
  slots: {
    '': 'Content shown without JavaScript, without an amount, and until one of sizes with different prices is chosen.',
  },
  parts: {
    price: 'The amount with its currency.',
    per: 'The quantity of a total, such as “/ 3 szt.”.',
  },
};
