import { useLayoutEffect } from 'react';
import { brokenLimit, type QuantityBounds } from '../../logic/product/quantity-rule.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import { useLatest } from '../host/use-latest.ts';
import { correctQuantityOf } from '../product-context/product-actions.ts';
import type { QuantityControl } from './quantity-control.ts';
import type { Quantity } from './use-quantity.ts';

interface Corrected {
  readonly control: QuantityControl | undefined;
  readonly bounds: QuantityBounds;
  readonly quantity: Quantity;
}

/** Corrects the quantity, with a message, before a click or a script adds it to the basket. */
export function useQuantityCorrection(
  product: HTMLElement | undefined,
  corrected: Corrected,
): void {
  const latest = useLatest(corrected);
  useLayoutEffect(() => {
    if (!product) return;
    const correction = correctQuantityOf(product);
    const correct = () => {
      const { control, bounds, quantity } = latest.current;
      if (!control || !brokenLimit(readQuantity(control.value), bounds)) return;
      // the value counts as the shopper's choice, whoever has written it
      quantity.touch();
      quantity.settle();
    };
    correction.current = correct;
    return () => {
      if (correction.current === correct) correction.current = undefined;
    };
  }, [product]);
}
