import { useLayoutEffect, useState } from 'react';
import type { Product } from '../../logic/product/product.model.ts';
import { messageOf } from '../../logic/product/product-message.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { ChoiceProps } from './choice.props.ts';
import { entryOf } from './focus/find-option.ts';

const reasonOf = (event: Event): unknown => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null && 'reason' in detail
    ? detail.reason
    : undefined;
};

/**
 * Whether the product was refused for want of this choice; until the choice is made. It then takes the focus, and says
 * so in place of the button.
 */
export function useRefusal(
  { env: { host } }: ChoiceProps,
  product: Product | undefined,
  isChosen: boolean,
): boolean {
  const [isRefused, setRefused] = useState(false);
  const source = product?.host;
  useLayoutEffect(() => {
    if (isChosen) return setRefused(false);
    const refuse = (event: Event) => {
      if (reasonOf(event) !== 'choose') return;
      setRefused(true);
      if (source) pageStore.set(messageOf(source), undefined);
      entryOf(host, undefined)?.focus();
    };
    source?.addEventListener('shop-product-refuse', refuse);
    return () => source?.removeEventListener('shop-product-refuse', refuse);
  }, [source, host, isChosen]);
  return isRefused && !isChosen;
}
