import * as v from 'valibot';

/**
 * The prices of a product, as for the Omnibus display (docs/specification.md#s3-omnibus-data). A page may show hundreds of them,
 * so only the outer structure is checked here; the model treats an invalid part as absent.
 */
export const ProductPricesSchema = v.object({
  /** Each size has an `id` and may have a `price` of its own. */
  sizes: v.nullish(v.array(v.unknown())),
  /** Its `sellBy` is the quantity sold at once. */
  unit: v.exactOptional(v.unknown()),
  /** Absent in the page's `product_data`, where each size has a price. */
  price: v.exactOptional(v.unknown()),
});

export type ProductPrices = v.InferInput<typeof ProductPricesSchema>;
