import { ProductPricesSchema } from '../logic/omnibus-price/omnibus-price.schema.ts';
import { PRICE_TYPES } from '../logic/settings/shop-config.ts';
import omnibusPriceCss from '../react/omnibus-price/omnibus-price.css';
import { flag, json, oneOf, text } from './declare/attributes.ts';
import { declareElement } from './declare/declaration.ts';

export const omnibusPriceElement = declareElement({
  tag: 'shop-omnibus-price',
  summary: 'The lowest price of the 30 days before a discount (the Omnibus rule).',
  component: async () => (await import('../react/omnibus-price/OmnibusPrice.tsx')).OmnibusPrice,
  styles: [omnibusPriceCss],
  activate: 'visible',
  children: 'fallback',
  attributes: {
    product: json(
      ProductPricesSchema,
      'Prices of the product, as the data loader gives them, or one entry of the page’s `product_data`.',
      { child: true },
    ),
    size: text('Id of the chosen size; the prices of the size win over those of the product.'),
    sizeFrom: text(
      'Selector of the control with the id of the chosen size, such as `#projector_size_hidden`; `size` wins over it.',
    ),
    priceType: oneOf(PRICE_TYPES, 'Which price the shopper sees.', { inherits: 'priceType' }),
    codeActivation: flag('Whether a rebate code can be activated on the page.', {
      inherits: 'codeActivation',
    }),
    showPercent: flag(
      'Whether the percentages are shown; the page’s `app_shop` may hide them all.',
    ),
  },
  events: {},
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
});
