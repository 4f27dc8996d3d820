import * as v from 'valibot';
import { annotated, described, required } from '../wire/described.ts';
import {
  LenientCount,
  LenientNumber,
  LenientPrice,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';
import { FULL_BASKET, FULL_GRAPHQL_BASKET, MINIMAL_BASKET } from './basket.examples.ts';
import type { Amount, Basket, BasketProduct } from './basket.model.ts';
import {
  AjaxLineSchema,
  AmountSchema,
  type BasketLine,
  GraphqlLineSchema,
  WorthSchema,
} from './basket-line.schema.ts';

/** Assigns keys to lines; equal lines are numbered. */
function withKeys(lines: readonly BasketLine[]): readonly BasketProduct[] {
  const counts: Record<string, number> = {};
  return lines.map((line) => {
    const identity = JSON.stringify([
      line.id || line.link || line.name,
      line.sizeId,
      line.version,
      line.additional,
    ]);
    const number = (counts[identity] ?? 0) + 1;
    counts[identity] = number;
    return { ...line, key: identity + number };
  });
}

/** The customer; undefined unless it is an object with content. */
const UserSchema = v.pipe(
  v.unknown(),
  v.transform((user): Basket['user'] => {
    const { success, output } = v.safeParse(v.record(v.string(), v.unknown()), user);
    return success && Object.keys(output).length > 0 ? output : undefined;
  }),
);

const formattedOnly = (formatted: string): Amount => ({ value: undefined, formatted });

const AjaxBasketSchema = v.pipe(
  annotated(
    lenientObject({
      products: required(lenientList(AjaxLineSchema), 'The products.'),
      productsCounter: required(LenientCount, 'The count on the basket icon.'),
      worth_formatted: required(
        LenientPrice,
        'The price of all products with tax, with its currency.',
      ),
      worth_net_formatted: described(LenientPrice, 'The price of all products without tax.'),
      shippingCost_formatted: described(LenientPrice, 'The price of the delivery with tax.'),
      shippingCost_net_formatted: described(LenientPrice, 'The price of the delivery without tax.'),
      toShippingFree: described(
        LenientNumber,
        'The amount missing for free delivery; 0 means that it is free.',
      ),
      user: v.exactOptional(described(UserSchema, 'The customer; absent if nobody is logged in.')),
    }),
    {
      meant: {
        count: 'productsCounter',
        items: 'products',
        total: 'worth_formatted',
        worth: 'worth_formatted',
      },
    },
  ),
  v.transform(
    (raw): Basket => ({
      count: raw.productsCounter,
      products: withKeys(raw.products),
      worth: {
        gross: formattedOnly(raw.worth_formatted),
        net: formattedOnly(raw.worth_net_formatted),
      },
      shipping: { gross: raw.shippingCost_formatted, net: raw.shippingCost_net_formatted },
      toShippingFree: { value: raw.toShippingFree, formatted: '' },
      shippingLimitFree: undefined,
      user: raw.user,
    }),
  ),
);

const SummarySchema = lenientObject({
  productsCount: required(LenientCount, 'The count on the basket icon.'),
  worth: required(WorthSchema, 'The price of all products.'),
  shipping: described(
    lenientObject({ cost: required(WorthSchema, 'The price of the delivery.') }),
    'The delivery.',
  ),
  toShippingFree: described(
    AmountSchema,
    'The amount missing for free delivery; a `value` of 0 means that it is free.',
  ),
  shippingLimitFree: described(AmountSchema, 'The minimum order value for free delivery.'),
});

const GraphqlBasketSchema = v.pipe(
  lenientObject({
    products: required(lenientList(GraphqlLineSchema), 'The products.'),
    summaryBasket: required(SummarySchema, 'The total of the basket.'),
  }),
  v.transform(({ products, summaryBasket: { productsCount, shipping, ...summary } }): Basket => {
    const { gross, net } = shipping.cost;
    return {
      ...summary,
      user: undefined,
      count: productsCount,
      products: withKeys(products),
      // the platform's own query requests only the gross cost
      shipping: { gross: gross.formatted, net: net.formatted || gross.formatted },
    };
  }),
);

/** A basket may be wrapped like the platform's widgets: `{response: {basket}}`. */
function unwrapBasket(value: unknown): unknown {
  const { response } = Object(value);
  return response?.basket ?? response ?? value;
}

const isBasket = (value: unknown): boolean =>
  ['products', 'productsCounter', 'summaryBasket'].some((key) => Object.hasOwn(Object(value), key));

const parsed = new WeakSet<object>();
/** Whether this is an already parsed basket, which a page may pass on. */
const isParsedBasket = (value: unknown): value is Basket => parsed.has(Object(value));

function parseBasket(value: unknown): Basket {
  if (isParsedBasket(value)) return value;
  const isGraphql = Object.hasOwn(Object(value), 'summaryBasket');
  const basket = v.parse(isGraphql ? GraphqlBasketSchema : AjaxBasketSchema, value);
  parsed.add(basket);
  return basket;
}

/** Parses the basket of either source, or an already parsed one. Rejects only data without any part of a basket. */
export const BasketSchema: v.GenericSchema<unknown, Basket> = annotated(
  v.pipe(v.unknown(), v.transform(unwrapBasket), v.check(isBasket), v.transform(parseBasket)),
  {
    title: 'A basket, in the format of the widget batch or of GraphQL',
    accepts: v.union([AjaxBasketSchema, GraphqlBasketSchema]),
    minimal: MINIMAL_BASKET,
    full: FULL_BASKET,
    others: [FULL_GRAPHQL_BASKET],
    unwrap: (given) => (isParsedBasket(given) ? undefined : unwrapBasket(given)),
  },
);
