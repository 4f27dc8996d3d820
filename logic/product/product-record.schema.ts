import * as v from 'valibot';
import { ProductPricesSchema } from '../product-prices/product-prices.schema.ts';
import { LenientId } from '../wire/lenient.ts';

const Unchecked = v.exactOptional(v.unknown());

/**
 * A product as an entry of the page's `product_data` has it. Only the outer structure is checked: who reads a part takes an
 * invalid one for an absent one.
 */
export const ProductRecordSchema = v.object({
  ...ProductPricesSchema.entries,
  /** Digits; '' where there is none. */
  id: LenientId,
  type: Unchecked,
  currency: Unchecked,
  /** Points that the product costs, and points that it brings. */
  points: Unchecked,
  pointsReceive: Unchecked,
  /** The sizes that the page was opened with. */
  selected_size_list: Unchecked,
  order_quantity_range: Unchecked,
  subscription: Unchecked,
});

/** What is known of a product: its sizes with price and stock, its unit, its limits. */
export type ProductRecord = v.InferOutput<typeof ProductRecordSchema>;
