import * as v from 'valibot';
import type { Operation } from '../platform/later/graphql/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { WIDGET_BATCH, type WidgetOptions } from '../platform/widgets/widget-request.ts';
import { answerIn } from '../wire/graphql/answers.ts';
import type { Basket, BasketSource } from './basket.model.ts';
import { BasketSchema } from './basket.schema.ts';

const PRICE = '{ formatted value }';

/** The basket of the visitor's session (docs/platform.md#basket). */
export const basketOperation: Operation<undefined, Basket> = {
  name: 'basket',
  kind: 'query',
  document: () => `query { basket(BasketCostInput: {}) {
summaryBasket { productsCount worth { net ${PRICE} gross ${PRICE} } shipping { cost { gross ${PRICE} } } toShippingFree ${PRICE} shippingLimitFree ${PRICE} }
products { id size additional quantity worth { net { formatted } gross { formatted } }
data { name link iconSmall iconSmallSecond versionName sizes { id name } unit { singular plural fraction } subscription { periods } } } } }`,
  answer: answerIn('basket', BasketSchema),
};

/** Reads the basket from a source; rejects with `PlatformError`. */
export async function readBasket(
  { run, requestWidgets }: Platform,
  source: BasketSource,
  options: WidgetOptions,
): Promise<Basket> {
  if (source === 'graphql') return run(basketOperation, undefined, options);
  const { Basket } = await requestWidgets({ Basket: { format: 'json' } }, options);
  const { success, output } = v.safeParse(BasketSchema, Basket);
  if (!success) throw new PlatformError(WIDGET_BATCH, 'response');
  return output;
}
