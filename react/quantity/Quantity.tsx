import { useLayoutEffect } from 'react';
import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import {
  isUnorderable,
  type QuantityBounds,
  quantityText,
} from '../../logic/product/quantity-rule.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import { quantityMessages } from '../../logic/quantity/quantity.messages.ts';
import { unitWord } from '../../logic/units/unit-labels.ts';
import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { IconButton, MINUS, PLUS } from '../look/Icon.tsx';
import { useProduct } from '../product-context/use-product.ts';
import type { LimitReport } from './later/limit-message.ts';
import {
  originalAttribute,
  overrideAttributes,
  restoreAttributes,
} from './overridden-attributes.ts';
import type { QuantityProps } from './quantity.props.ts';
import { CONTROL, isOpen, type QuantityControl } from './quantity-control.ts';
import { boundsFrom, unitFrom } from './quantity-sources.ts';
import { useControlEvents } from './use-control-events.ts';
import { useControlText } from './use-control-text.ts';
import { useQuantity } from './use-quantity.ts';
import { useQuantityCorrection } from './use-quantity-correction.ts';

/** The attributes by which a browser validates an input by the same rules and chooses a keypad. */
const attributesOf = ({ min, max, precision }: QuantityBounds, mode: string | null) => ({
  min: quantityText(min),
  max: max ? quantityText(max) : null,
  // browsers count steps from `min`, our rules from 0
  step: 'any',
  inputmode: mode ?? (precision > 0 ? 'decimal' : 'numeric'),
});

/** Keeps the native validation of an input in sync with the rules. */
function useNativeLimits(control: QuantityControl | undefined, bounds: QuantityBounds): void {
  useLayoutEffect(() => {
    if (!(control instanceof HTMLInputElement)) return;
    overrideAttributes(control, attributesOf(bounds, originalAttribute(control, 'inputmode')));
  });
  useLayoutEffect(() => {
    if (control) return () => restoreAttributes(control);
  }, [control]);
}

const loadMessage = async () => (await import('./later/limit-message.ts')).limitMessage;

/** Shows messages about limits and the basket beside the control. */
function useLimitLines(
  env: Environment,
  control: QuantityControl | undefined,
  news: LimitReport,
): void {
  const { limit, bounds, inBasket } = news;
  const isInBasket = inBasket !== undefined && inBasket.units > 0n;
  const hasMessage = limit !== undefined || isInBasket || isUnorderable(bounds);
  const limitText = useModule(env, loadMessage, hasMessage)?.(env, news);
  useDescription(env, control, { slot: 'hint', text: limitText?.hint });
  useDescription(env, control, { slot: 'message', text: limitText?.message, isLive: true });
}

interface StepButtonProps {
  part: 'minus' | 'plus';
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** A button beside the input. It never gets `disabled`, because it would lose focus; a click explains the limit. */
function StepButton({ part, label, isDisabled, onClick }: StepButtonProps) {
  return (
    <IconButton
      className={`quantity__button quantity__button--${part}`}
      part={part}
      label={label}
      slot={`icon-${part}`}
      path={part === 'minus' ? MINUS : PLUS}
      aria-disabled={isDisabled}
      onClick={onClick}
    />
  );
}

const named = (text: string, name: string | undefined): string =>
  name ? `${text}, ${name}` : text;

/** The author's number input between − and +, limited to quantities that can be ordered. */
export function Quantity(props: QuantityProps) {
  const { env, onChange, label: name } = props;
  const control = useLightChild<QuantityControl>(env, CONTROL);
  const product = useProduct(env, props.for);
  const sources = { props, product, control };
  const bounds = boundsFrom(sources);
  const quantity = useQuantity({ control, bounds, onChange });
  useControlEvents(control, quantity);
  useQuantityCorrection(product?.host, { control, bounds, quantity });
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
            label={named(texts.less, name)}
            isDisabled={atMin || isLocked}
            onClick={step(-1)}
          />
        )}
        <slot />
        {isStepped && (
          <StepButton
            part="plus"
            label={named(texts.more, name)}
            isDisabled={atMax || isLocked}
            onClick={step(1)}
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
