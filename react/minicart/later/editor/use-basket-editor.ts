import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import { UNKNOWN_CHANGE } from '../../../../logic/basket/changes/lost-change.atoms.ts';
import type { ChangedLine } from '../../../../logic/minicart/minicart.model.ts';
import {
  changeQuantityAtom,
  undoRemovalAtom,
} from '../../../../logic/minicart/minicart-changes.atoms.ts';
import type { Refusal } from '../../../../logic/platform/outcome/outcome.ts';
import type { Environment } from '../../../host/environment.ts';
import type { MinicartTexts } from '../panel/MinicartPrices.tsx';

interface EditorOptions {
  readonly texts: MinicartTexts;
  /** Returns whether the page allows the change. */
  readonly onChange: (detail: { lines: readonly ChangedLine[] }) => boolean;
}

/** Lets the shopper change the basket; `refusal` is the text that explains why the last change failed. */
export function useBasketEditor(env: Environment, { texts, onChange }: EditorOptions) {
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
    setRefusalText(refusal.words || (isUnknown ? texts.unknown : texts.refused));
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
