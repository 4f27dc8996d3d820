import * as v from 'valibot';
import { annotated, described, required, UNPARSED } from '../wire/described.ts';
import { LenientId, LenientNumber, LenientText, lenientList } from '../wire/lenient.ts';
import {
  FULL_RECORD,
  MINIMAL_RECORD,
  NEXT_STEP_RECORD,
  OLDER_RECORD,
} from './product-record.examples.ts';
import { Range, RecordPrice, Size, Subscription, Unit } from './record-parts.schema.ts';

/**
 * A product as an entry of the page's `product_data`. Only the outer structure is parsed: readers treat an invalid part
 * as absent.
 */
export const ProductRecordSchema = annotated(
  v.object({
    /** '' unless the record has digits. */
    id: required(LenientId, 'The id of the product, which the form submits.'),
    type: described(
      UNPARSED,
      '`product`; a `virtual` or `service` one is not sent, others need their own form.',
      { accepts: LenientText },
    ),
    currency: described(UNPARSED, 'The currency of the instalments: its sign, or its code.', {
      accepts: LenientText,
    }),
    points: described(UNPARSED, 'The price of a unit in loyalty points.', {
      accepts: LenientNumber,
    }),
    pointsReceive: described(UNPARSED, 'The loyalty points that the shopper gains for a unit.', {
      accepts: LenientNumber,
    }),
    selected_size_list: described(UNPARSED, 'The initial size of the page.', {
      accepts: lenientList(described(LenientText, 'The id of a size.')),
    }),
    unit: described(UNPARSED, 'The unit of the product.', { accepts: Unit }),
    order_quantity_range: described(UNPARSED, 'The limits of an order; absent means unlimited.', {
      accepts: Range,
    }),
    subscription: described(UNPARSED, 'The terms of the product’s subscription.', {
      accepts: Subscription,
    }),
    price: described(UNPARSED, 'The prices of the product, for sizes without their own prices.', {
      accepts: RecordPrice,
    }),
    sizes: required(
      v.nullish(v.array(v.unknown())),
      'The sizes of the product; at least the only one.',
      { accepts: v.array(Size) },
    ),
  }),
  {
    title: 'A product with its sizes, as one entry of the page’s product_data',
    minimal: MINIMAL_RECORD,
    full: FULL_RECORD,
    others: [OLDER_RECORD, NEXT_STEP_RECORD],
  },
);

/** The data of a product: its sizes with price and stock, its unit, its limits. */
export type ProductRecord = v.InferOutput<typeof ProductRecordSchema>;
