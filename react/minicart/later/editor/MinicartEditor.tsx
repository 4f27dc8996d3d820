import { useSetAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import { UNKNOWN_CHANGE } from '../../../../logic/basket/changes/lost-change.atoms.ts';
import {
  type ChangedLine,
  inOrder,
  type MinicartView,
} from '../../../../logic/minicart/minicart.model.ts';
import {
  changeQuantityAtom,
  undoRemovalAtom,
} from '../../../../logic/minicart/minicart-changes.atoms.ts';
import type { Refusal } from '../../../../logic/platform/outcome/outcome.ts';
import type { Environment } from '../../../host/environment.ts';
import { useOnNewValue } from '../../../host/use-on-new-value.ts';
import { LIVE } from '../../../look/live.ts';
import type { MinicartTexts } from '../panel/MinicartProduct.tsx';
import { MinicartProducts, type MinicartProductsProps } from '../panel/MinicartProducts.tsx';
import { MinicartStepper } from './MinicartStepper.tsx';

const lineOf = (root: ParentNode, key: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-line]')].find(
    ({ dataset }) => dataset.line === key,
  );

/** Focuses a line, which needs a tabindex, or the first button of the panel if the line was removed. */
function focusLine(root: ParentNode, key: string): void {
  const line = lineOf(root, key);
  if (line) line.tabIndex = -1;
  (line ?? root.querySelector<HTMLElement>('header > button'))?.focus();
}

/**
 * Moves focus when a removed line takes the focused button with it: to the undo button, whose ref is returned, and back
 * to the line when it is restored.
 */
function useRemovalFocus(
  host: HTMLElement,
  removedKey: string | undefined,
): RefObject<HTMLButtonElement | null> {
  const undo = useRef<HTMLButtonElement>(null);
  useOnNewValue(useRef<string>(undefined), removedKey, (keyBefore) => {
    const key = removedKey ?? keyBefore;
    const { shadowRoot: root } = host;
    const { activeElement, body } = document;
    const isLost = !root?.activeElement && activeElement === body;
    if (!isLost || !key || !root) return;
    if (removedKey) undo.current?.focus();
    else focusLine(root, key);
  });
  return undo;
}

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
      <div {...LIVE}>
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

interface EditorOptions {
  readonly texts: MinicartTexts;
  /** Returns whether the change was not prevented. */
  readonly onChange: (detail: { lines: readonly ChangedLine[] }) => boolean;
}

/** Lets the shopper change the basket; `refusal` is the message about a refused change. */
function useBasketEditor(env: Environment, { texts, onChange }: EditorOptions) {
  const [refusalText, setRefusalText] = useState('');
  const changeQuantity = useSetAtom(changeQuantityAtom);
  const undoRemoval = useSetAtom(undoRemovalAtom);

  const isAllowed = ({ id, sizeId }: BasketProduct, quantity: number) =>
    onChange({ lines: [{ id, size: sizeId, quantity }] });

  async function follow(change: Promise<Refusal | undefined>) {
    setRefusalText('');
    const refusal = await change;
    if (!refusal) return;
    const isUnknown = refusal.code === UNKNOWN_CHANGE;
    setRefusalText(refusal.text || (isUnknown ? texts.unknown : texts.refused));
    const message = '[shop] basket: the change was not made.';
    env.fail({ code: 'basket-change', message, cause: refusal.cause });
  }

  return {
    refusal: refusalText,
    change(line: BasketProduct, quantity: number) {
      if (isAllowed(line, quantity)) follow(changeQuantity({ line, quantity }));
    },
    undo(line: BasketProduct) {
      if (isAllowed(line, line.quantity)) follow(undoRemoval());
    },
  };
}

/**
 * Keeps the displayed order of lines, because the platform moves a line that was removed and added again to the end.
 * `keepOrder` fixes the current order.
 */
function useLineOrder(view: MinicartView | undefined) {
  const keys = useRef<readonly string[]>([]);
  const products = view && inOrder(view.products, keys.current);
  return {
    view: view && products && { ...view, products },
    keepOrder() {
      const shown = products?.map(({ key }) => key) ?? [];
      keys.current = [...new Set([...keys.current, ...shown])];
    },
  };
}
