import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import { formatQuantity, stepQuantity } from '../../../../logic/minicart/minicart-panel.model.ts';
import type { Language } from '../../../../logic/texts/language.ts';
import { CROSS, Icon } from '../../../look/Icon.tsx';
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
        <button
          type="button"
          className="minicart__button"
          part="less"
          aria-label={texts.less}
          aria-disabled={less <= 0}
          onClick={() => less > 0 && onQuantity(less)}
        >
          <Icon path="M5 12h14" />
        </button>
        <output part="quantity">{formatQuantity(product, language)}</output>
        <button
          type="button"
          className="minicart__button"
          part="more"
          aria-label={texts.more}
          onClick={() => onQuantity(stepQuantity(product, 1))}
        >
          <Icon path="M5 12h14M12 5v14" />
        </button>
      </span>
      <button
        type="button"
        className="minicart__button"
        part="remove"
        aria-label={texts.remove(product)}
        onClick={() => onQuantity(0)}
      >
        <Icon path={CROSS} />
      </button>
    </>
  );
}
