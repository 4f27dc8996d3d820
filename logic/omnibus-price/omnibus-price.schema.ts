import * as v from 'valibot';
import { shape } from '../wire/shape.ts';

/**
 * Product price data for the Omnibus display (docs/specification.md#s3-omnibus-data). A shop shows hundreds of them, so
 * only the frame is checked here; the model reads the parts that it needs, and treats a part of
 * another shape as absent.
 */
export const ProductPricesSchema = shape({
  /** Each with its `id` and, where it has one, its own `price`. */
  sizes: v.nullish(v.array(v.unknown())),
  /** `sellBy`: the quantity that is sold at once. */
  unit: v.optional(v.unknown()),
  /** Absent in the page's `product_data`, where the sizes have it. */
  price: v.optional(v.unknown()),
});

export type ProductPrices = v.InferInput<typeof ProductPricesSchema>;
