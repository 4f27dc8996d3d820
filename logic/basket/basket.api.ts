import * as v from 'valibot';
import type { Operation } from '../platform/later/graphql/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { WIDGET_BATCH, type WidgetOptions } from '../platform/widgets/widget-request.ts';
import {
  LenientCount,
  LenientNumber,
  LenientPrice,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';
import type { Amount, Basket, BasketProduct, BasketSource } from './basket.model.ts';
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

const PRICE = '{ formatted value }';

/** The basket of the visitor's session (docs/platform.md#basket). */
export const basketOperation: Operation<undefined, { basket: Basket }> = {
  name: 'basket',
  marker: 'query=basket',
  kind: 'query',
  document: () => `query { basket(BasketCostInput: {}) {
summaryBasket { productsCount worth { net ${PRICE} gross ${PRICE} } shipping { cost { gross ${PRICE} } } toShippingFree ${PRICE} }
products { id size additional quantity worth { net { formatted } gross { formatted } }
data { name link iconSmall iconSmallSecond versionName sizes { id name } unit { singular plural fraction } subscription { periods } } } } }`,
  answer: v.object({ basket: BasketSchema }),
};

/** Reads the basket from a source, or `PlatformError`. */
export async function readBasket(
  { run, requestWidgets }: Platform,
  source: BasketSource,
  options: WidgetOptions,
): Promise<Basket> {
  if (source === 'graphql') return (await run(basketOperation, undefined, options)).basket;
  const { Basket } = await requestWidgets({ Basket: { format: 'json' } }, options);
  const { success, output } = v.safeParse(BasketSchema, Basket);
  if (!success) throw new PlatformError(WIDGET_BATCH, 'response');
  return output;
}
