import * as v from 'valibot';
import {
  LenientCount,
  LenientNumber,
  LenientPrice,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';
import type { Amount, Basket, BasketProduct } from './basket.model.ts';
import {
  AjaxLineSchema,
  AmountSchema,
  type BasketLine,
  GraphqlLineSchema,
  WorthSchema,
} from './basket-line.schema.ts';

/** Gives each line its key; equal lines are numbered. */
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

/** The customer; undefined where the data is no object with content. */
const UserSchema = v.pipe(
  v.unknown(),
  v.transform((user): Basket['user'] => {
    const { success, output } = v.safeParse(v.record(v.string(), v.unknown()), user);
    return success && Object.keys(output).length > 0 ? output : undefined;
  }),
);

const formattedOnly = (formatted: string): Amount => ({ value: undefined, formatted });

const AjaxBasketSchema = v.pipe(
  lenientObject({
    products: lenientList(AjaxLineSchema),
    productsCounter: LenientCount,
    worth_formatted: LenientPrice,
    worth_net_formatted: LenientPrice,
    shippingCost_formatted: LenientPrice,
    shippingCost_net_formatted: LenientPrice,
    toShippingFree: LenientNumber,
    user: v.exactOptional(UserSchema),
  }),
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
      user: raw.user,
    }),
  ),
);

const GraphqlBasketSchema = v.pipe(
  lenientObject({
    products: lenientList(GraphqlLineSchema),
    summaryBasket: lenientObject({
      productsCount: LenientCount,
      worth: WorthSchema,
      shipping: lenientObject({ cost: WorthSchema }),
      toShippingFree: AmountSchema,
    }),
  }),
  v.transform(({ products, summaryBasket: { productsCount, shipping, ...summary } }): Basket => {
    const { gross, net } = shipping.cost;
    return {
      ...summary,
      user: undefined,
      count: productsCount,
      products: withKeys(products),
      // the platform's own query asks for the gross cost only
      shipping: { gross: gross.formatted, net: net.formatted || gross.formatted },
    };
  }),
);

/** A basket may be wrapped as the platform wraps its widgets: `{response: {basket}}`. */
export function unwrapBasket(value: unknown): unknown {
  const { response } = Object(value);
  return response?.basket ?? response ?? value;
}

const isBasket = (value: unknown): boolean =>
  ['products', 'productsCounter', 'summaryBasket'].some((key) => Object.hasOwn(Object(value), key));

const parsed = new WeakSet<object>();
/** Whether this is the model of a basket that was read before, which a page may hand on. */
export const isParsedBasket = (value: unknown): value is Basket => parsed.has(Object(value));

function parseBasket(value: unknown): Basket {
  if (isParsedBasket(value)) return value;
  const isGraphql = Object.hasOwn(Object(value), 'summaryBasket');
  const basket = v.parse(isGraphql ? GraphqlBasketSchema : AjaxBasketSchema, value);
  parsed.add(basket);
  return basket;
}

/**
 * The basket of either source, or one that was parsed before, as one model; refuses only data without anything of a
 * basket.
 */
export const BasketSchema: v.GenericSchema<unknown, Basket> = v.pipe(
  v.unknown(),
  v.transform(unwrapBasket),
  v.check(isBasket),
  v.transform(parseBasket),
);
