import { useLayoutEffect } from 'react';
import { type QuantityBounds, quantityText } from '../../logic/product/quantity-rule.ts';
import { holdAttributes, ownAttribute, releaseAttributes } from './held-attributes.ts';
import type { QuantityControl } from './quantity-control.ts';

/** The attributes by which a browser checks an input as the rule does, says its ends and chooses a keypad. */
const attributesOf = ({ min, max, precision }: QuantityBounds, mode: string | null) => ({
  min: quantityText(min),
  max: max ? quantityText(max) : null,
  // browsers count steps from `min`, the rule from 0
  step: 'any',
  inputmode: mode ?? (precision > 0 ? 'decimal' : 'numeric'),
});

/** Keeps the browser's own check of an input in step with the rule. */
export function useNativeLimits(
  control: QuantityControl | undefined,
  bounds: QuantityBounds,
): void {
  useLayoutEffect(() => {
    if (!(control instanceof HTMLInputElement)) return;
    holdAttributes(control, attributesOf(bounds, ownAttribute(control, 'inputmode')));
  });
  useLayoutEffect(() => {
    if (control) return () => releaseAttributes(control);
  }, [control]);
}
