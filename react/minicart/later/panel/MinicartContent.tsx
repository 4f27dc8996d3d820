import { useRef } from 'react';
import type { Basket } from '../../../../logic/basket/basket.model.ts';
import { minicartPanelMessages } from '../../../../logic/minicart/minicart-panel.messages.ts';
import {
  formatMissing,
  isOneClickPossible,
} from '../../../../logic/minicart/minicart-panel.model.ts';
import { useModule } from '../../../host/use-module.ts';
import { textsOf, useStyles } from '../../../host/use-tag.ts';
import buttonCss from '../../../look/button.css';
import { CROSS, Drawing } from '../../../look/Drawing.tsx';
import { useSheet } from '../../../popup/place/use-sheet.ts';
import type { MinicartEditorProps } from '../editor/MinicartEditor.tsx';
import {
  MinicartFailure,
  MinicartFooter,
  MinicartSkeleton,
  MinicartSummary,
} from './MinicartPanel.tsx';
import { MinicartProducts } from './MinicartProducts.tsx';
import { MinicartVeil } from './MinicartVeil.tsx';
import panelCss from './minicart-panel.css';

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
  const missing = basket && formatMissing(basket, env.config);
  const header = useRef<HTMLElement>(null);
  const Editor = useModule(env, loadEditor, props.editable);
  useStyles(env, buttonCss, panelCss);
  useSheet(header, props.isOpen);
  const products = view?.products ?? [];
  const hasProducts = products.length > 0;
  return (
    <>
      <MinicartVeil isOpen={props.isOpen} onPress={props.onClose} />
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: in a dialog it would be the page's banner */}
      <header ref={header} className="minicart__row" part="header" role="presentation">
        <b part="heading">{props.label}</b>
        <button
          type="button"
          className="minicart__button"
          part="close"
          aria-label={texts.close}
          onClick={props.onClose}
        >
          <Drawing slot="icon-close" path={CROSS} />
        </button>
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
