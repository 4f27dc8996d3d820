import * as v from 'valibot';
import type { WidgetKey, WidgetResponse } from '../platform/widgets/widget-request.ts';

/** What can be counted; the first value is the default. */
export const COUNTED = ['wishlist', 'comparers', 'lists'] as const;
export type Counted = (typeof COUNTED)[number];

/** The counts that the widget batch has, and their keys. */
export const WIDGETS: Readonly<Partial<Record<Counted, WidgetKey>>> = {
  wishlist: 'Wishlist',
  comparers: 'Comparers',
};

/** A widget with its products; PHP writes a list with gaps as an object. */
const ProductsSchema = v.object({
  response: v.object({ product: v.custom<object>((value) => typeof value === 'object') }),
});

/** How many products a widget of the batch contains (docs/platform.md#widget-batch); undefined if unknown. */
export function productsIn(answer: WidgetResponse, key: WidgetKey): number | undefined {
  const { success, output } = v.safeParse(ProductsSchema, answer[key]);
  return success ? Object.keys(output.response.product ?? {}).length : undefined;
}
