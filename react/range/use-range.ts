import { useRef, useState } from 'react';
import { type Decimal, formatDecimal, isSameDecimal } from '../../logic/money/decimal.ts';
import type { PriceFormat } from '../../logic/money/price-format.ts';
import { amountIn } from '../../logic/money/read-amount.ts';
import { clamp, type Ends, stopAt, stopsOf } from '../../logic/range/range.model.ts';
import { fire } from '../light-dom/edit-events.ts';
import type { RangeProps } from './range.props.ts';
import {
  endsOf,
  findInputs,
  type RangeInputs,
  type Side,
  stepOf,
  writeValue,
} from './range-inputs.ts';
import { useInputs } from './use-inputs.ts';
import { useTypedValues } from './use-typed-values.ts';

/** The position of a slider. */
export interface Thumb {
  readonly side: Side;
  readonly input: HTMLInputElement;
  readonly value: Decimal;
  /** The index of its stop. */
  readonly at: number;
}

const numberOf = (value: Decimal | undefined): number | undefined =>
  value && Number(formatDecimal(value));

interface Scaled {
  readonly ends: Ends;
  readonly stops: readonly Decimal[];
  readonly format: PriceFormat;
}

function thumbsOf({ from, to }: RangeInputs, { ends, stops, format }: Scaled) {
  const start = clamp(amountIn(from, format) ?? ends.min, ends);
  const end = clamp(amountIn(to, format) ?? ends.max, ends);
  const [first, last] = [stopAt(stops, start), stopAt(stops, end)];
  return {
    from: { side: 'from', input: from, value: start, at: first },
    to: { side: 'to', input: to, value: end, at: Math.max(first, last) },
  } as const satisfies Record<Side, Thumb>;
}

/** Whether the range still ends at an amount; the page can reset its form. */
function isAtEnd(inputs: RangeInputs | undefined, end: Decimal | undefined, format: PriceFormat) {
  const now = inputs && amountIn(inputs.to, format);
  return now !== undefined && end !== undefined && isSameDecimal(now, end);
}

/** The stops and sliders of a range, and what moves them; no sliders while there is nothing to choose. */
export function useRange({ env, step, scale, onChange, ...given }: RangeProps) {
  const { host, config: format } = env;
  const inputs = useInputs(host);
  const [raised, setRaised] = useState<Decimal>();
  const isDirty = useRef(false);
  const ends = inputs && endsOf(inputs, given);
  const stops = inputs && ends ? stopsOf(ends, stepOf(inputs, step), scale) : [];
  const thumbs =
    inputs && ends && stops.length > 0 ? thumbsOf(inputs, { ends, stops, format }) : undefined;

  const report = () => {
    const { from, to } = findInputs(host) ?? {};
    onChange({
      from: numberOf(from && amountIn(from, format)),
      to: numberOf(to && amountIn(to, format)),
    });
  };
  const onTyped = (end: Decimal | undefined) => {
    setRaised(end);
    report();
  };
  useTypedValues({ env, inputs, ends, onTyped });

  const last = stops.length - 1;
  return {
    stops,
    thumbs,
    /** The end of the range, if it had to be raised to the start and is still there. */
    raised: isAtEnd(inputs, raised, format) ? raised : undefined,
    /** Moves a slider to a stop, at most to the other slider. */
    move({ side, input, at }: Thumb, wanted: number) {
      const [least, most] = side === 'from' ? [0, thumbs?.to.at] : [thumbs?.from.at, last];
      const index = Math.min(Math.max(wanted, least ?? 0), most ?? last);
      const value = stops[index];
      if (!value) return;
      setRaised(undefined);
      isDirty.current ||= index !== at;
      writeValue(input, value, index === (side === 'from' ? 0 : last));
      fire(input, 'input');
    },
    /** Ends a movement. */
    commit({ input }: Thumb) {
      if (!isDirty.current) return;
      isDirty.current = false;
      fire(input, 'change');
      report();
    },
  };
}

export type Range = ReturnType<typeof useRange>;
