import { useLayoutEffect, useRef } from 'react';
import { refreshBasketAtom } from '../../logic/basket/basket.atoms.ts';
import type { Basket, BasketSource } from '../../logic/basket/basket.model.ts';
import { rememberRemovedAtom } from '../../logic/minicart/minicart.atoms.ts';
import { minicartMessages } from '../../logic/minicart/minicart.messages.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/texts.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { useMethods } from '../host/use-methods.ts';
import { usePressModule } from '../host/use-module.ts';
import { useStates } from '../host/use-states.ts';
import type { ChangedLine } from './editor/use-basket-editor.ts';
import { MinicartLink } from './MinicartLink.tsx';
import { useMinicartBasket } from './use-minicart-basket.ts';
import { usePageIcon } from './use-page-icon.ts';
import { usePanel } from './use-panel.ts';

export interface MinicartProps {
  env: Environment;
  source: BasketSource;
  basket: Basket | undefined;
  href: string;
  oneClickHref: string | undefined;
  priceType: PriceType;
  editable: boolean;
  open: boolean;
  onLoad: (detail: { count: number; basket: Basket }) => void;
  onOpen: () => void;
  onClose: () => void;
  onOneClick: () => boolean;
  onChange: (detail: { lines: readonly ChangedLine[] }) => boolean;
}

const PANEL_ID = 'panel';
const NO_STATES = { empty: false, list: false, hidden: false, 'free-shipping': false };

const loadContent = async () => (await import('./panel/MinicartContent.tsx')).MinicartContent;

/** The link to the basket with its panel (docs/specification.md#s2-mini-cart and docs/specification.md#s4-mini-cart). */
export function Minicart({ env, priceType, editable, ...props }: MinicartProps) {
  const texts = textsOf(minicartMessages, env);
  const source = editable ? 'graphql' : props.source;
  const cart = useMinicartBasket(env, {
    ...props,
    given: props.basket,
    source,
    editable,
  });
  const { view, hasFailed, removed } = cart;
  const refresh = useMinicartMethods(env, source);
  usePageIcon(env.host);
  const rememberRemoved = useSetAtom(rememberRemovedAtom);
  const link = useRef<HTMLAnchorElement>(null);
  const hasProducts = view ? !view.states.hidden : false;
  const canOpen = hasProducts || !view || removed !== undefined;
  const canStay = view?.states.empty === true;
  const panel = usePanel(env, { ...props, link, canOpen, canStay, canHover: hasProducts });
  const { isOpen } = panel;
  // most pages have an empty basket, which does not need the panel
  const content = usePressModule(env, loadContent, panel.isWanted || hasProducts);
  const Content = content.module;
  const { page } = useAtomValue(platformAtom);
  const href = safeHref(props.href);
  useStates(env, { ...(view?.states ?? NO_STATES), loading: cart.isLoading, error: hasFailed });
  const press = () =>
    content.press({
      act: () => (Content ? panel.toggle() : env.setProps({ open: true })),
      otherwise: () => href && page.follow(href),
    });
  useLayoutEffect(() => {
    if (!isOpen) rememberRemoved(undefined);
  }, [isOpen, rememberRemoved]);

  return (
    <div className="minicart">
      <MinicartLink
        {...{ link, isOpen }}
        canOpen={canOpen || isOpen}
        panelId={PANEL_ID}
        href={href}
        label={texts.basket}
        count={cart.count}
        unit={texts.products(cart)}
        onPress={press}
      />
      <section
        id={PANEL_ID}
        className="minicart__panel"
        part="panel"
        aria-label={texts.basket}
        hidden={!isOpen || !Content}
      >
        {Content && (
          <Content
            {...cart}
            {...{ env, priceType, editable, isOpen }}
            label={texts.basket}
            onChange={props.onChange}
            href={href}
            oneClickHref={safeHref(props.oneClickHref)}
            onOneClick={props.onOneClick}
            onClose={panel.close}
            onRetry={refresh}
          />
        )}
      </section>
    </div>
  );
}

/** Provides the element's methods; returns the function that reads the basket again. */
function useMinicartMethods(env: Environment, source: BasketSource): () => Promise<void> {
  const refreshFrom = useSetAtom(refreshBasketAtom);
  const refresh = () => refreshFrom(source);
  useMethods(env, {
    show: () => env.setProps({ open: true }),
    hide: () => env.setProps({ open: false }),
    refresh() {
      const release = env.hold();
      return refresh().finally(release);
    },
  });
  return refresh;
}
