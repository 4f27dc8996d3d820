import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { rememberRemovedAtom } from '../../logic/minicart/minicart.atoms.ts';
import { minicartMessages } from '../../logic/minicart/minicart.messages.ts';
import { safeHref } from '../../logic/platform/safe-link.ts';
import type { PriceType } from '../../logic/platform/shop-config.ts';
import { refreshBasketAtom } from '../../logic/shared/basket.atoms.ts';
import type { Basket, BasketSource } from '../../logic/shared/basket.model.ts';
import { BagDrawing } from '../shared/BagDrawing.tsx';
import type { Environment } from '../shared/environment.ts';
import { textsOf } from '../shared/texts.ts';
import { useSetAtom } from '../shared/use-atom.ts';
import { useMethods } from '../shared/use-methods.ts';
import { useModule } from '../shared/use-module.ts';
import { useStates } from '../shared/use-states.ts';
import type { ChangedLine } from './use-basket-editor.ts';
import { useMinicartBasket } from './use-minicart-basket.ts';
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

const loadContent = async () => (await import('./MinicartContent.tsx')).MinicartContent;

const isPlain = (event: MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The basket in the page's header (specification §2 and §4, "Mini-cart"). */
export function Minicart({ env, priceType, editable, ...props }: MinicartProps) {
  const texts = textsOf(minicartMessages, env);
  const source = editable ? 'graphql' : props.source;
  const cart = useMinicartBasket(env, {
    ...props,
    given: props.basket,
    source,
    priceType,
    editable,
  });
  const { view, hasFailed, removed } = cart;
  const refresh = useSetAtom(refreshBasketAtom);
  const rememberRemoved = useSetAtom(rememberRemovedAtom);
  const link = useRef<HTMLAnchorElement>(null);
  const hasProducts = view ? !view.states.hidden : false;
  const canOpen = hasProducts || !view || removed !== undefined;
  const panel = usePanel(env, { ...props, link, canOpen, canHover: hasProducts });
  const { isOpen } = panel;
  // an empty basket, what most pages have, never needs it
  const Content = useModule(env, loadContent, panel.isWanted || hasProducts);
  useStates(env, { ...(view?.states ?? NO_STATES), loading: cart.isLoading, error: hasFailed });
  useMethods(env, {
    show: () => env.setProps({ open: true }),
    hide: () => env.setProps({ open: false }),
    refresh: () => refresh(source),
  });
  useLayoutEffect(() => {
    if (!isOpen) rememberRemoved(undefined);
  }, [isOpen, rememberRemoved]);

  return (
    <div className="minicart">
      <a
        ref={link}
        className="minicart__link"
        part="link"
        href={safeHref(props.href)}
        aria-expanded={canOpen ? isOpen : undefined}
        aria-controls={canOpen ? PANEL_ID : undefined}
        onClick={(event) => {
          if (!canOpen || !isPlain(event)) return;
          event.preventDefault();
          panel.toggle();
        }}
      >
        <BagDrawing />
        <span className="minicart__label">{texts.basket}</span>
        <span className="minicart__badge" part="badge">
          {view?.badge}
        </span>
        {view?.badge && <span className="minicart__unseen">{texts.products(cart)}</span>}
      </a>
      <section
        id={PANEL_ID}
        className="minicart__panel"
        part="panel"
        aria-label={texts.basket}
        hidden={!isOpen}
      >
        {Content && (
          <Content
            {...cart}
            {...{ env, texts, priceType, editable }}
            onChange={props.onChange}
            href={safeHref(props.href)}
            oneClickHref={safeHref(props.oneClickHref)}
            onOneClick={props.onOneClick}
            onClose={panel.close}
            onRetry={() => refresh(source)}
          />
        )}
      </section>
    </div>
  );
}
