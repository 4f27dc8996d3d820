import type { ChoiceChange } from '../../../logic/product/choice.ts';
import { ProductRecordSchema } from '../../../logic/product/product-record.schema.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { choiceOf, dataOf } from '../../../react/product/controller.ts';
import { Product } from '../../../react/product/Product.tsx';
import productCss from '../../../react/product/product.css';
import {
  ADDRESSES,
  AFTER_ADDING,
  FRESHNESS,
  type ProductAdded,
  type ProductAddition,
  type ProductChange,
  type ProductRefusal,
  type Sale,
} from '../../../react/product/product.props.ts';
import { flag, json, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const productElement = declareElement({
  tag: 'shop-product',
  group: 'selling',
  component: Product,
  styles: [productCss],
  activate: 'ready',
  attributes: {
    form: text(),
    product: json(ProductRecordSchema, { child: true }),
    card: flag(),
    url: oneOf(ADDRESSES),
    fresh: oneOf(FRESHNESS),
    afterAdd: oneOf(AFTER_ADDING),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
  },
  events: {
    onChange: notifies<ProductChange>(),
    onAdd: cancelable<ProductAddition>(),
    onAdded: notifies<ProductAdded>(),
    onRefuse: notifies<ProductRefusal>(),
  },
  methods: {
    choose: method<(change: ChoiceChange) => Promise<boolean>>(),
    add: method<() => Promise<Sale>>(),
    refresh: method<() => Promise<void>>(),
  },
  computed: { choice: choiceOf, data: dataOf },
});
