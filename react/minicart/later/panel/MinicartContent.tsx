import { useLayoutEffect, useRef } from 'react';
import type { Basket } from '../../../../logic/basket/basket.model.ts';
import { formatMissing } from '../../../../logic/basket/missing-amount.ts';
import { minicartPanelMessages } from '../../../../logic/minicart/minicart-panel.messages.ts';
import { isOneClickPossible } from '../../../../logic/minicart/minicart-panel.model.ts';
import { lockScroll } from '../../../dialog/scroll-lock.ts';
import { PHONE, useMedia } from '../../../host/use-media.ts';
import { useModule } from '../../../host/use-module.ts';
import { textsOf, useStyles } from '../../../host/use-tag.ts';
import buttonCss from '../../../look/button.css';
import { CROSS, IconButton } from '../../../look/Icon.tsx';
import { raise, useTopLayer } from '../../../popup/position/use-top-layer.ts';
import type { MinicartEditorProps } from '../editor/MinicartEditor.tsx';
import {
  MinicartFailure,
  MinicartFooter,
  MinicartSkeleton,
  MinicartSummary,
} from './MinicartPanel.tsx';
import { MinicartProducts } from './MinicartProducts.tsx';
import panelCss from './minicart-panel.css';

/** Makes the panel modal: it has focus, and the page does not scroll. The result ends that. */
function makeModal(panel: HTMLElement): () => void {
  const unlock = lockScroll();
  panel.role = 'dialog';
  panel.ariaModal = 'true';
  panel.querySelector<HTMLElement>('header > button')?.focus({ preventScroll: true });
  return () => {
    unlock();
    panel.role = null;
    panel.ariaModal = null;
  };
}

/** The backdrop of the bottom sheet on a phone; a click on it closes the panel. */
function MinicartVeil({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const isSheet = useMedia(PHONE) && isOpen;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const veil = ref.current;
    const panel = veil?.parentElement;
    if (!isSheet || !veil || !panel) return;
    raise(veil);
    // an open one is now below the backdrop
    if (panel.popover) raise(panel);
    return makeModal(panel);
  }, [isSheet]);
  if (!isSheet) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={ref}
      className="minicart__veil"
      part="veil"
      popover="manual"
      // keeps focus in the panel, which restores it when it closes
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

export interface MinicartContentProps extends Omit<MinicartEditorProps, 'texts'> {
  basket: Basket | undefined;
  /** The heading of the panel. */
  label: string;
  isOpen: boolean;
  hasFailed: boolean;
  /** Whether the lines can be changed. */
  editable: boolean;
  href: string | undefined;
  checkoutHref: string | undefined;
  oneClickHref: string | undefined;
  onOneClick: () => boolean;
  onClose: () => void;
  onRetry: () => void;
}

const loadEditor = async () => (await import('../editor/MinicartEditor.tsx')).MinicartEditor;

/** The content of the mini-cart's panel, loaded when the panel is first needed. */
export function MinicartContent(props: MinicartContentProps) {
  const { env, basket, view, hasFailed, href } = props;
  const texts = textsOf(minicartPanelMessages, env);
  const missing = basket && formatMissing(basket.toShippingFree, env.config);
  const header = useRef<HTMLElement>(null);
  const Editor = useModule(env, loadEditor, props.editable);
  useStyles(env, buttonCss, panelCss);
  useTopLayer(header, props.isOpen);
  const products = view?.products ?? [];
  const hasProducts = products.length > 0;
  return (
    <>
      <MinicartVeil isOpen={props.isOpen} onClick={props.onClose} />
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: in a dialog it would be the page's banner */}
      <header ref={header} className="minicart__row" part="header" role="presentation">
        <b part="heading">{props.label}</b>
        <IconButton
          className="minicart__button"
          part="close"
          label={texts.close}
          slot="icon-close"
          path={CROSS}
          onClick={props.onClose}
        />
      </header>
      {hasFailed && <MinicartFailure texts={texts} onRetry={props.onRetry} />}
      {!view && !hasFailed && <MinicartSkeleton texts={texts} />}
      {Editor ? <Editor {...props} texts={texts} /> : <MinicartProducts {...props} texts={texts} />}
      {view?.states.empty && <slot name="empty">{texts.empty}</slot>}
      {hasProducts && basket && (
        <MinicartSummary
          basket={basket}
          missing={missing}
          texts={texts}
          priceType={props.priceType}
        />
      )}
      <MinicartFooter
        texts={texts}
        href={href}
        checkoutHref={props.checkoutHref}
        oneClickHref={isOneClickPossible(products) ? props.oneClickHref : undefined}
        hasProducts={hasProducts}
        onOneClick={props.onOneClick}
      />
    </>
  );
}
