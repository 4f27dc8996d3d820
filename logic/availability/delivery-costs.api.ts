import * as v from 'valibot';
import { SHOPPER_TIMEOUT_MS } from '../platform/http.ts';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { answerIn } from '../wire/graphql/answers.ts';
import { fragment, graphql } from '../wire/graphql/literals.ts';
import {
  flagOf,
  LenientName,
  LenientNumber,
  LenientPrice,
  lenientList,
  lenientObject,
  reader,
} from '../wire/lenient.ts';
import { readShippingTime, type ShippingTime } from './availability-stock.model.ts';

/** The product to be delivered. */
export interface Parcel {
  /** Digits. */
  readonly id: string;
  readonly size: string;
  readonly quantity: number;
}

/** A delivery method of the platform. */
export interface DeliveryWay {
  readonly courier: string;
  /** Whether it is paid in advance. */
  readonly isPrepaid: boolean;
  /** Undefined if the platform sends no cost. */
  readonly cost: { readonly isFree: boolean; readonly formatted: string } | undefined;
  readonly time: ShippingTime | undefined;
}

const CostSchema = v.pipe(
  lenientObject({ value: LenientNumber, formatted: LenientPrice }),
  v.transform(({ value, formatted }) =>
    value === undefined && formatted === '' ? undefined : { isFree: value === 0, formatted },
  ),
);

const WaySchema: v.GenericSchema<unknown, DeliveryWay> = v.pipe(
  v.object({
    courier: lenientObject({ name: LenientName }),
    prepaid: reader((given) => flagOf(given) !== false),
    cost: CostSchema,
    deliveryTime: reader((given) => readShippingTime({ shippingTime: given })),
  }),
  v.transform(({ courier, prepaid, cost, deliveryTime }) => ({
    courier: courier.name,
    isPrepaid: prepaid,
    cost,
    time: deliveryTime,
  })),
);

/** The cost of delivering a product alone; an empty list if costs are agreed individually. */
export const shippingCosts: Operation<Parcel, readonly DeliveryWay[]> = {
  name: 'shipping',
  kind: 'query',
  timeoutMs: SHOPPER_TIMEOUT_MS,
  document: ({ id, size, quantity }) =>
    graphql`query { shipping(ShippingInput: ${{
      mode: fragment`product`,
      products: [{ id: Number(id), size, quantity }],
    }}) { shipping { courier { icon name } prepaid cost { value formatted } deliveryTime { time { days hours minutes } weekDay weekAmount today } } } }`,
  answer: v.pipe(
    answerIn('shipping', lenientObject({ shipping: lenientList(WaySchema) })),
    v.transform(({ shipping }) => shipping),
  ),
};
