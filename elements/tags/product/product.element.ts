import type { ChoiceChange } from '../../../logic/product/choice.ts';
import { ProductRecordSchema } from '../../../logic/product/product-record.schema.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { productThat } from '../../../react/product/Product.tsx';
import productCss from '../../../react/product/product.css';
import type {
  ProductAdded,
  ProductAddition,
  ProductChange,
  ProductRefusal,
} from '../../../react/product/product.props.ts';
import type { Sale } from '../../../react/product/selling.ts';
import { flag, json, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { asks, notifies } from '../../declare/events.ts';
import { requestAddition } from '../../functions/request-addition.ts';

export const productElement = declareElement({
  tag: 'shop-product',
  component: productThat(requestAddition),
  styles: [productCss],
  activate: 'ready',
  attributes: {
    form: text(),
    product: json(ProductRecordSchema, { child: true }),
    card: flag(),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
  },
  events: {
    onChange: notifies<ProductChange>(),
    onAdd: asks<ProductAddition>(),
    onAdded: notifies<ProductAdded>(),
    onRefuse: notifies<ProductRefusal>(),
  },
  methods: {
    choose: method<(change: ChoiceChange) => Promise<boolean>>(),
    add: method<() => Promise<Sale>>(),
  },
});
