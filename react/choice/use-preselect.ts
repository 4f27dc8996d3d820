import { type ChoiceOptions, onlyBuyable } from '../../logic/choice/choice.model.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';
import { writeChoice } from './write-choice.ts';

interface Preselecting extends ChoiceProps {
  readonly read: ChoiceOptions;
  readonly product: Product | undefined;
}

/** Chooses the only size that can be bought, where none is chosen. */
export function usePreselect(props: Preselecting, { options, marks, chosen }: ChoiceView): void {
  const { of, preselect, read, product } = props;
  const isWanted = of === 'size' && preselect === 'only' && chosen === undefined;
  const only = isWanted && product?.record ? onlyBuyable(options, marks) : undefined;
  // chosen once for each state of the product
  useOnChange([only?.id], () => {
    if (only === undefined) return;
    let isWanted = true;
    // scripts of the page hear of it, and they may render
    queueMicrotask(() => isWanted && writeChoice(props, read, { option: only, product }));
    return () => {
      isWanted = false;
    };
  });
}
