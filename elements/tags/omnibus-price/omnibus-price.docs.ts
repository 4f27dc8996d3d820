import type { Docs } from '../../declare/docs.ts';
import type { omnibusPriceElement } from './omnibus-price.element.ts';

export const omnibusPriceDocs: Docs<typeof omnibusPriceElement> = {
  purpose: 'shopping',
  summary: {
    en: 'The lowest price of the 30 days before a discount (the Omnibus rule).',
    pl: 'Najniższa cena z 30 dni i inne ceny wymagane przez prawo.',
  },
  synonyms: ['lowest price', '30 days', 'omnibus', 'najniższa cena'],
  related: ['price'],
  accessibility: 'Each price follows its name.',
  children: 'text',
  needs: {
    selector: 'script[type="application/json"]',
    attributes: ['product'],
    follows: true,
    text: 'the prices of a product, as the attribute product or in a child script, or a shop-product to follow',
  },
  attributes: {
    product: {
      description:
        'The prices of the product, as sent by the data loader or as an entry of the page’s `product_data`.',
      expected: 'the JSON of a product with its prices, as sent by the platform',
      data: 'product-prices',
      shows: ['price.omnibusPrice', 'sizes[].price.omnibusPrice'],
    },
    size: 'The id of the chosen size; its prices override those of the product.',
    sizeFrom: {
      description:
        'The control with the id of the chosen size, by its id, its name or a selector, such as `#projector_size_hidden`; `size` overrides it.',
      names: 'control',
    },
    priceType: 'Which price the shopper sees.',
    codeActivation: 'Whether a rebate code can be activated on the page.',
    showPercent:
      'Whether percentages are shown; `app_shop.vars.omnibus.hidePercentageDiscounts` of the page also hides them.',
    regular: 'Whether the regular price is shown; `false` if the theme prints it itself.',
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
  },
  slots: {
    '': 'Content shown without JavaScript and without prices. Use a `<strong>` for the kind of offer and an element for each price to prevent a layout shift.',
  },
  parts: {
    label: 'The kind of offer.',
    lowest: 'The lowest price of the 30 days.',
    percent: 'A percentage beside the lowest price, the regular price or the price without code.',
    regular: 'The regular price.',
    'without-code': 'The price without the rebate code.',
    upcoming: 'The price that applies from a date.',
    base: 'The box around all.',
    amount: 'The price in a row.',
    'row-label': 'The text before the price in a row.',
  },
  states: {
    code: 'The price comes from a rebate code.',
    short: 'There is no higher regular price to show.',
    'code-short': 'The price without the code is the lowest price itself.',
    'new-price': 'A new price has been announced.',
    higher: 'The lowest price is above the selling price.',
  },
};
