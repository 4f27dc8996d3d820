import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import { quantityText } from '../../logic/product/quantity-rule.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import { quantityMessages } from '../../logic/quantity/quantity.messages.ts';
import { unitWord } from '../../logic/units/unit-words.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { useProduct } from '../product-context/use-product.ts';
import type { QuantityProps } from './quantity.props.ts';
import { CONTROL, isOpen, type QuantityControl } from './quantity-control.ts';
import { boundsFrom, unitFrom } from './quantity-sources.ts';
import { StepButton } from './StepButton.tsx';
import { useControlEvents } from './use-control-events.ts';
import { useControlText } from './use-control-text.ts';
import { useCorrectedPress } from './use-corrected-press.ts';
import { useLimitLines } from './use-limit-lines.ts';
import { useNativeLimits } from './use-native-limits.ts';
import { useQuantity } from './use-quantity.ts';

const named = (text: string, name: string | undefined): string =>
  name ? `${text}, ${name}` : text;

/** The author's number input between − and +, held to what can be ordered. */
export function Quantity(props: QuantityProps) {
  const { env, onChange, label: name } = props;
  const control = useLightChild<QuantityControl>(env, CONTROL);
  const product = useProduct(env, props.for);
  const sources = { props, product, control };
  const bounds = boundsFrom(sources);
  const quantity = useQuantity({ control, bounds, onChange });
  useControlEvents(control, quantity);
  useCorrectedPress(product?.host, { control, bounds, quantity });
  useNativeLimits(control, bounds);
  const value = readQuantity(useControlText(control)) ?? bounds.min;
  const texts = textsOf(quantityMessages, env);
  const unit = unitFrom(sources);
  const atMin = !isLessDecimal(bounds.min, value);
  const atMax = bounds.max !== undefined && !isLessDecimal(value, bounds.max);
  const isLocked = !control || !isOpen(control);
  useStates(env, { 'at-min': atMin, 'at-max': atMax, corrected: quantity.isCorrection === true });
  useMethods(env, { set: (given: unknown) => Number(quantityText(quantity.set(given))) });
  const { limit } = quantity;
  useLimitLines(env, control, { limit, bounds, inBasket: product?.bounds.inBasket, unit });
  const isStepped = control instanceof HTMLInputElement;
  const step = (steps: number) => () => isLocked || quantity.step(steps);
  return (
    <>
      <div className="quantity" part="box">
        {isStepped && (
          <StepButton
            part="minus"
            path="M5 12h14"
            label={named(texts.less, name)}
            isDisabled={atMin || isLocked}
            onPress={step(-1)}
          />
        )}
        <slot />
        {isStepped && (
          <StepButton
            part="plus"
            path="M5 12h14M12 5v14"
            label={named(texts.more, name)}
            isDisabled={atMax || isLocked}
            onPress={step(1)}
          />
        )}
        <span className="quantity__unit" part="unit">
          {unitWord(Number(formatDecimal(value)), unit, env.language)}
        </span>
      </div>
      <slot name="hint" />
      <slot name="message" />
    </>
  );
}
