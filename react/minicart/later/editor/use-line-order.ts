import { useRef } from 'react';
import type { MinicartView } from '../../../../logic/minicart/minicart.model.ts';
import { inOrder } from '../../../../logic/minicart/minicart-order.model.ts';

/**
 * Keeps the lines in the order that the shopper knows, because the platform moves a line that was removed and added
 * again to the end. `keepOrder` fixes the order that is shown now.
 */
export function useLineOrder(view: MinicartView | undefined) {
  const keys = useRef<readonly string[]>([]);
  const products = view && inOrder(view.products, keys.current);
  return {
    view: view && products && { ...view, products },
    keepOrder() {
      const shown = products?.map(({ key }) => key) ?? [];
      keys.current = [...new Set([...keys.current, ...shown])];
    },
  };
}
