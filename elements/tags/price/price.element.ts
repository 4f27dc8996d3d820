import { OFFER_KINDS } from '../../../logic/price/offer-kinds.ts';
import { ProductPricesSchema } from '../../../logic/product-prices/product-prices.schema.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { Price } from '../../../react/price/Price.tsx';
import priceCss from '../../../react/price/price.css';
import { flag, json, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { amount } from '../../declare/money/amount.ts';
import { priceFormat } from '../../declare/money/price-format.ts';

export const priceElement = declareElement({
  tag: 'shop-price',
  group: 'element',
  component: Price,
  styles: [priceCss],
  activate: 'visible',
  attributes: {
    value: amount(),
    ...priceFormat,
    product: json(ProductPricesSchema, { child: true }),
    size: text(),
    sizeFrom: text(),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    for: text(),
    of: oneOf(OFFER_KINDS),
    total: flag(),
  },
  events: {},
});
