import type { Docs } from './declare/docs.ts';
import type { omnibusPriceElement } from './omnibus-price.element.ts';

export const omnibusPriceDocs: Docs<typeof omnibusPriceElement> = {
  summary: 'The lowest price of the 30 days before a discount (the Omnibus rule).',
  children: 'fallback',
  attributes: {
    product: {
      description:
        'Prices of the product, as the data loader gives them, or one entry of the page’s `product_data`.',
      expected: 'the JSON of a product with its prices, as the platform gives it',
    },
    size: 'Id of the chosen size; the prices of the size win over those of the product.',
    sizeFrom:
      'Selector of the control with the id of the chosen size, such as `#projector_size_hidden`; `size` wins over it.',
    priceType: 'Which price the shopper sees.',
    codeActivation: 'Whether a rebate code can be activated on the page.',
    showPercent: 'Whether the percentages are shown; the page’s `app_shop` may hide them all.',
  },
  slots: { '': 'Shown without script and while there are no prices.' },
  parts: {
    label: 'What kind of offer it is.',
    lowest: 'The lowest price of the 30 days.',
    percent:
      'A percentage: to the lowest price, and of the regular price and the price without code.',
    regular: 'The regular price.',
    'without-code': 'The price without the rebate code.',
    upcoming: 'The price that will hold from a date.',
  },
  states: {
    code: 'A rebate code makes the price.',
    short: 'There is no higher regular price to show.',
    'code-short': 'The price without the code is the lowest price itself.',
    'new-price': 'A new price is announced.',
    higher: 'The lowest price is above the selling price.',
  },
};
