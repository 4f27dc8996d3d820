import { useRef } from 'react';
import type { MinicartView } from '../../../logic/minicart/minicart.model.ts';
import { inOrder } from '../../../logic/minicart/minicart-order.model.ts';

/**
 * The view with its lines where the shopper left them: a line that is taken out and put back is the platform's last
 * one. `keepOrder` holds the order that is shown from now on.
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
