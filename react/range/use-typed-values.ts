import { useRef } from 'react';
import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import type { Decimal } from '../../logic/money/decimal.ts';
import type { PriceFormat } from '../../logic/money/price-format.ts';
import { amountIn } from '../../logic/money/read-amount.ts';
import { clamp, type Ends } from '../../logic/range/range.model.ts';
import type { Environment } from '../host/environment.ts';
import { useListeners } from '../host/use-listeners.ts';
import { fire, isOurs } from '../light-dom/edit-events.ts';
import { type RangeInputs, type Side, sideOf, writeValue } from './range-inputs.ts';

/** Clamps a typed value to the ends; restores the last valid one in place of a text that is no amount. */
interface Rules {
  readonly ends: Ends;
  readonly format: PriceFormat;
  readonly lastValid: string;
}

function correct(input: HTMLInputElement, { ends, format, lastValid }: Rules): void {
  const value = amountIn(input, format);
  if (value) writeValue(input, clamp(value, ends), false);
  else if (input.value) input.value = lastValid;
}

/** Raises the end of a range that would begin above it; returns the new end. */
function raiseEnd(
  { from, to }: RangeInputs,
  changed: Side,
  format: PriceFormat,
): Decimal | undefined {
  const [start, end] = [amountIn(from, format), amountIn(to, format)];
  if (!start || !end || !isLessDecimal(end, start)) return undefined;
  writeValue(to, start, false);
  // typing into `to` fires its own
  if (changed === 'from') for (const type of ['input', 'change'] as const) fire(to, type);
  return start;
}

interface TypedValues {
  readonly env: Environment;
  readonly inputs: RangeInputs | undefined;
  readonly ends: Ends | undefined;
  /** Called after a change by typing, with the end of the range if it had to be raised. */
  readonly onTyped: (raised: Decimal | undefined) => void;
}

/** Corrects the values that a shopper types, once the shopper leaves the input. */
export function useTypedValues({ env, inputs, ends, onTyped }: TypedValues): void {
  const { host, config: format } = env;
  const lastValid = useRef(new Map<Side, string>());
  // before the listeners of the page, which then read the corrected values
  const first = { capture: true };
  useListeners(
    host,
    {
      input({ target }) {
        const side = sideOf(inputs, target);
        const input = side && inputs?.[side];
        if (input && amountIn(input, format)) lastValid.current.set(side, input.value);
      },
      change(event) {
        const side = sideOf(inputs, event.target);
        if (!side || !inputs || !ends || isOurs(event)) return;
        correct(inputs[side], {
          ends,
          format,
          lastValid: lastValid.current.get(side) ?? inputs[side].defaultValue,
        });
        onTyped(raiseEnd(inputs, side, format));
      },
    },
    first,
  );
}
