import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import { formatQuantity, stepQuantity } from '../../../../logic/minicart/minicart-panel.model.ts';
import type { Language } from '../../../../logic/texts/language.ts';
import { CROSS, IconButton, MINUS, PLUS } from '../../../look/Icon.tsx';
import type { MinicartTexts } from '../panel/MinicartProduct.tsx';

interface MinicartStepperProps {
  product: BasketProduct;
  texts: MinicartTexts;
  language: Language;
  onQuantity: (quantity: number) => void;
}

/** Changes the quantity of a line or removes it. A button never gets `disabled`, because it would lose focus. */
export function MinicartStepper({ product, texts, language, onQuantity }: MinicartStepperProps) {
  const less = stepQuantity(product, -1);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has browser styles */}
      <span
        className="minicart__stepper"
        part="stepper"
        role="group"
        aria-label={texts.quantity(product)}
      >
        <IconButton
          className="minicart__button"
          part="less"
          label={texts.less}
          path={MINUS}
          aria-disabled={less <= 0}
          onClick={() => less > 0 && onQuantity(less)}
        />
        <output part="quantity">{formatQuantity(product, language)}</output>
        <IconButton
          className="minicart__button"
          part="more"
          label={texts.more}
          path={PLUS}
          onClick={() => onQuantity(stepQuantity(product, 1))}
        />
      </span>
      <IconButton
        className="minicart__button"
        part="remove"
        label={texts.remove(product)}
        path={CROSS}
        onClick={() => onQuantity(0)}
      />
    </>
  );
}
