import { ProductPricesSchema } from '../../../logic/product-prices/product-prices.schema.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { OmnibusPrice } from '../../../react/omnibus-price/OmnibusPrice.tsx';
import omnibusPriceCss from '../../../react/omnibus-price/omnibus-price.css';
import { flag, json, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const omnibusPriceElement = declareElement({
  tag: 'shop-omnibus-price',
  group: 'element',
  component: OmnibusPrice,
  styles: [omnibusPriceCss],
  activate: 'visible',
  attributes: {
    product: json(ProductPricesSchema, { child: true }),
    size: text(),
    sizeFrom: text(),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    codeActivation: flag({ inherits: 'codeActivation' }),
    showPercent: { ...flag(), fallback: true },
    regular: { ...flag(), fallback: true },
    for: text(),
  },
  events: {},
});
