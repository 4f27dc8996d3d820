import { formatQuantity, stepQuantity } from '../../logic/minicart/minicart-quantity.model.ts';
import type { BasketProduct } from '../../logic/shared/basket.model.ts';
import type { Language } from '../../logic/shared/language.ts';
import type { MinicartTexts } from './MinicartPrices.tsx';

interface MinicartStepperProps {
  product: BasketProduct;
  texts: MinicartTexts;
  language: Language;
  onQuantity: (quantity: number) => void;
}

/** Changes the quantity of a line, or removes it. */
export function MinicartStepper({ product, texts, language, onQuantity }: MinicartStepperProps) {
  const less = stepQuantity(product, -1);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a look of its own */}
      <span className="minicart__stepper" role="group" aria-label={texts.quantity(product)}>
        <button
          type="button"
          className="minicart__button"
          aria-label={texts.less}
          disabled={less <= 0}
          onClick={() => onQuantity(less)}
        >
          −
        </button>
        <output>{formatQuantity(product, language)}</output>
        <button
          type="button"
          className="minicart__button"
          aria-label={texts.more}
          onClick={() => onQuantity(stepQuantity(product, 1))}
        >
          +
        </button>
      </span>
      <button
        type="button"
        className="minicart__button"
        aria-label={texts.remove(product)}
        onClick={() => onQuantity(0)}
      >
        ×
      </button>
    </>
  );
}
