import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import type { ChangedLine } from '../../../../logic/minicart/minicart.model.ts';
import { MinicartProducts, type MinicartProductsProps } from '../panel/MinicartProducts.tsx';
import { MinicartStepper } from './MinicartStepper.tsx';
import { useBasketEditor } from './use-basket-editor.ts';
import { useLineOrder } from './use-line-order.ts';
import { useRemovalFocus } from './use-removal-focus.ts';

export interface MinicartEditorProps extends MinicartProductsProps {
  /** The line whose removal can be undone. */
  removed: BasketProduct | undefined;
  onChange: (detail: { lines: readonly ChangedLine[] }) => boolean;
}

/** The lines of the basket with controls to change them. */
export function MinicartEditor({ removed, onChange, ...props }: MinicartEditorProps) {
  const { env, texts, view } = props;
  const { language } = env;
  const editor = useBasketEditor(env, { texts, onChange });
  const lines = useLineOrder(view);
  const undo = useRemovalFocus(env.host, removed?.key);
  return (
    <>
      <div role="alert">
        {editor.refusal && (
          <p className="minicart__note" part="note">
            {editor.refusal}
          </p>
        )}
      </div>
      <div role="status">
        {removed && (
          <p className="minicart__note" part="note">
            <span part="note-text">{texts.removed(removed)}</span>
            <button
              ref={undo}
              type="button"
              className="minicart__button"
              part="undo"
              onClick={() => editor.undo(removed)}
            >
              {texts.undo}
            </button>
          </p>
        )}
      </div>
      <MinicartProducts
        {...props}
        view={lines.view}
        controls={(product) =>
          product.id && (
            <MinicartStepper
              product={product}
              texts={texts}
              language={language}
              onQuantity={(quantity) => {
                lines.keepOrder();
                editor.change(product, quantity);
              }}
            />
          )
        }
      />
    </>
  );
}
