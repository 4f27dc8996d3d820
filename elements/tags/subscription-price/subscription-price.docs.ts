import type { Docs } from '../../declare/docs.ts';
import type { subscriptionPriceElement } from './subscription-price.element.ts';

const expected = 'a decimal number such as 1234.50';

export const subscriptionPriceDocs: Docs<typeof subscriptionPriceElement> = {
  purpose: 'shopping',
  summary: {
    en: 'The price of a product in a subscription, and the percentage that it saves.',
    pl: 'Cena w subskrypcji i to, ile się oszczędza.',
  },
  synonyms: ['subscription', 'recurring', 'abonament', 'subskrypcja'],
  accessibility: 'A text: the price, and what it saves.',
  children: 'fallback',
  needs: {
    attributes: ['max', 'maxNet', 'before', 'rebateValue'],
    follows: true,
    text: 'the attribute max, or a shop-product to follow',
    without: 'without one it shows nothing',
  },
  attributes: {
    max: { description: 'The gross price without subscription.', expected },
    maxNet: { description: 'The net price without subscription.', expected },
    save: { description: 'An additional amount saved by the subscription.', expected },
    before: { description: 'The gross price to which a percentage applies.', expected },
    rebateValue: {
      description: 'The rebate: a percentage of `before`, or a gross amount.',
      expected,
    },
    rebateType: {
      description: 'The kind of `rebate-value`: a `percentage`, or else an amount (`quota`).',
      expected: 'percentage or quota',
      usual: /^(?:percentage|quota)$/,
    },
    currencyFormat: {
      description:
        'The price mask, instead of the shop’s; separate separators of the shop override those of the mask.',
      expected: 'a price mask such as ### ##0,00',
    },
    symbol: {
      description: 'The currency, as a symbol or a code, instead of the shop’s.',
      expected: 'a symbol or a code of a currency, such as zł or EUR',
    },
    currencySpace: 'Whether a space separates symbol and amount.',
    currencyBeforeValue: 'Whether the symbol precedes the amount.',
    priceType: 'Which price the shopper sees.',
    for: 'The id of the `shop-product` to follow without a `max`, or of its form; by default the nearest, else that of the page. The rebate is that of the chosen period, from `data-days`, `data-rebate-type` and `data-rebate-value` of its link or radio button.',
  },
  computed: {
    result:
      'The exact prices, each as `45.00` and formatted, and the percentage, a whole number; undefined without `max` and `rebate-value`.',
  },
  slots: { '': 'Content shown without JavaScript.' },
  parts: {
    price: 'The price, net or gross.',
    percent: 'The percentage that is saved, unless `app_shop` of the page hides percentages.',
    base: 'The box around price and percentage.',
  },
};
