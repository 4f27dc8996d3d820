import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { PERCENTAGE } from '../../../logic/subscription-price/subscription-price.model.ts';
import { resultOf } from '../../../logic/subscription-price/subscription-values.ts';
import { SubscriptionPrice } from '../../../react/subscription-price/SubscriptionPrice.tsx';
import subscriptionPriceCss from '../../../react/subscription-price/subscription-price.css';
import { flag, oneOf, text, textOr } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { amount } from '../../declare/money/amount.ts';
import { currency, priceMask } from '../../declare/money/price-format.ts';

export const subscriptionPriceElement = declareElement({
  tag: 'shop-subscription-price',
  component: SubscriptionPrice,
  styles: [subscriptionPriceCss],
  activate: 'visible',
  attributes: {
    max: amount(),
    maxNet: amount(),
    save: amount(),
    before: amount(),
    rebateValue: amount(),
    rebateType: textOr(PERCENTAGE),
    currencyFormat: priceMask(),
    symbol: currency(),
    currencySpace: flag({ inherits: 'currencySpace' }),
    currencyBeforeValue: flag({ inherits: 'currencyBefore' }),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    for: text(),
  },
  events: {},
  computed: { result: resultOf },
});
