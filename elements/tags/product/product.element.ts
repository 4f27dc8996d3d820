import type { ChoiceChange } from '../../../logic/product/choice.ts';
import { ProductRecordSchema } from '../../../logic/product/product-record.schema.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { Product } from '../../../react/product/Product.tsx';
import productCss from '../../../react/product/product.css';
import { flag, json, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';

export const productElement = declareElement({
  tag: 'shop-product',
  component: Product,
  styles: [productCss],
  activate: 'ready',
  attributes: {
    form: text(),
    product: json(ProductRecordSchema, { child: true }),
    card: flag(),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
  },
  events: {},
  methods: {
    choose: method<(change: ChoiceChange) => Promise<boolean>>(),
  },
});
