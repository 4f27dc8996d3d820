import { useLayoutEffect } from 'react';
import { onlyBuyable } from '../../logic/choice/choice.model.ts';
import type { Product } from '../../logic/product/product.atoms.ts';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';

/** Chooses the only size that can be bought, where none is chosen. */
export function usePreselect(
  { of, preselect }: ChoiceProps,
  product: Product | undefined,
  { options, marks, chosen }: ChoiceView,
): void {
  const isWanted = of === 'size' && preselect === 'only' && chosen === undefined;
  const only = isWanted && product?.record ? onlyBuyable(options, marks)?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once for each state of the product
  useLayoutEffect(() => {
    if (only === undefined) return;
    let isWanted = true;
    // scripts of the page hear of it, and they may render
    queueMicrotask(() => isWanted && product?.choose({ size: only }));
    return () => {
      isWanted = false;
    };
  }, [only]);
}
