import type { ComponentType, MouseEvent } from 'react';
import type { MinicartEditorProps } from './MinicartEditor.tsx';
import { MinicartFailure, MinicartSkeleton, MinicartSummary } from './MinicartPanel.tsx';
import { MinicartProducts } from './MinicartProducts.tsx';

interface MinicartContentProps extends MinicartEditorProps {
  hasFailed: boolean;
  /** Shows the lines so that they can be changed, once it is there. */
  Editor: ComponentType<MinicartEditorProps> | undefined;
  href: string | undefined;
  oneClickHref: string | undefined;
  onOneClick: () => boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** What the panel of the mini-cart holds. */
export function MinicartContent(props: MinicartContentProps) {
  const { texts, view, hasFailed, href, oneClickHref, Editor } = props;
  const hasProducts = view && view.products.length > 0;
  const follow = (event: MouseEvent) => {
    if (!props.onOneClick()) event.preventDefault();
  };
  return (
    <>
      <header className="minicart__row">
        <b>{texts.basket}</b>
        <button
          type="button"
          className="minicart__button"
          aria-label={texts.close}
          onClick={props.onClose}
        >
          ×
        </button>
      </header>
      {hasFailed && <MinicartFailure texts={texts} onRetry={props.onRetry} />}
      {!view && !hasFailed && <MinicartSkeleton texts={texts} />}
      {Editor ? <Editor {...props} /> : <MinicartProducts {...props} />}
      {view?.states.empty && <slot name="empty">{texts.empty}</slot>}
      {hasProducts && <MinicartSummary {...{ view, texts }} priceType={props.priceType} />}
      <footer className="minicart__footer">
        {hasProducts && oneClickHref && view.isOneClickPossible && (
          <a className="button" part="one-click" href={oneClickHref} onClick={follow}>
            {texts.oneClick}
          </a>
        )}
        <a className="button button--primary" href={href}>
          {texts.goToBasket}
        </a>
        <slot name="footer" />
      </footer>
    </>
  );
}
