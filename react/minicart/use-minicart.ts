import { useSetAtom } from 'jotai';
import { refreshBasketAtom } from '../../logic/basket/basket.atoms.ts';
import { minicartMessages } from '../../logic/minicart/minicart.messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import type { MinicartProps } from './minicart.props.ts';
import { usePageIcon } from './page-link.ts';
import { useMinicartBasket } from './use-minicart-basket.ts';

const NO_STATES = { empty: false, list: false, hidden: false, 'free-shipping': false };

/** The data of a mini-cart and its custom states. */
export function useMinicart({ env, editable, open, ...props }: MinicartProps) {
  const texts = textsOf(minicartMessages, env);
  const source = editable ? 'graphql' : props.source;
  const cart = useMinicartBasket(env, { ...props, given: props.basket, source, editable });
  const { view, hasFailed, removed } = cart;
  const refreshFrom = useSetAtom(refreshBasketAtom);
  const hasProducts = view ? !view.states.hidden : false;
  usePageIcon(env.host);
  useStates(env, {
    ...(view?.states ?? NO_STATES),
    open,
    loading: cart.isLoading,
    error: hasFailed,
  });
  return {
    cart,
    hasProducts,
    /** Whether there is something to show, possibly after loading. */
    isWorthOpening: hasProducts || (!view && cart.isLoading && cart.count > 0),
    canOpen: hasProducts || !view || removed !== undefined,
    href: safeHref(props.href),
    otherHrefs: {
      checkoutHref: safeHref(props.checkoutHref),
      oneClickHref: safeHref(props.oneClickHref),
    },
    label: texts.basket,
    unit: texts.products(cart),
    /** Reads the basket again. */
    refresh() {
      const release = env.hold();
      return refreshFrom(source).finally(release);
    },
  };
}
