import { useRef, useState } from 'react';
import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import type { Decimal } from '../../logic/money/decimal.ts';
import {
  type BrokenLimit,
  brokenLimit,
  type QuantityBounds,
  quantityText,
  stepQuantity,
  withinBounds,
} from '../../logic/product/quantity-rule.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import { useLatest } from '../host/use-latest.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { QuantityProps, QuantityReason } from './quantity.props.ts';
import { type QuantityControl, writeQuantity } from './quantity-control.ts';

/** The message about a limit; a click at a limit corrects nothing. */
interface Note {
  readonly limit?: BrokenLimit | undefined;
  readonly isCorrection?: boolean;
}

/** A note with the limits at that time. */
interface DatedNote extends Note {
  readonly rule?: string;
}

/** The quantity in the control, and functions that change it. */
export interface Quantity extends Note {
  /** Increments by a number of steps; decrements if negative. */
  step(steps: number): void;
  /** Writes a quantity after clamping it. Returns the written value. */
  set(value: unknown): Decimal;
  /** Records that the shopper is typing, during which nothing is corrected. */
  touch(): void;
  /**
   * Clamps the value to the bounds. Emits no change event unless the shopper edited it, or a script has chosen a value
   * beyond the bounds.
   */
  settle(source?: 'script'): void;
  /** The previous valid quantity, as text. */
  last(): string;
  /** Clamps the value to the bounds as if the shopper had not edited it. */
  restart(): void;
}

interface Situation {
  readonly control: QuantityControl | undefined;
  readonly bounds: QuantityBounds;
  readonly onChange: QuantityProps['onChange'];
}

const ruleOf = ({ min, max, step }: QuantityBounds): string =>
  [min, max, step].map((one) => one && quantityText(one)).join();

/** Whether a limit has stopped a step. */
const isStopped = (from: Decimal | undefined, to: Decimal, steps: number): boolean =>
  from !== undefined && !(steps > 0 ? isLessDecimal(from, to) : isLessDecimal(to, from));

const reasonOf = (
  limit: BrokenLimit | undefined,
  source?: 'script',
): QuantityReason | undefined => {
  if (limit) return 'corrected';
  return source ? undefined : 'typed';
};

/** Keeps the quantity within the bounds. The control is its only storage. */
export function useQuantity(situation: Situation): Quantity {
  const [note, setNote] = useState<DatedNote>({});
  const latest = useLatest(situation);
  const by = useRef({ isTouched: false, isTyping: false, told: '' });
  const read = () => readQuantity(latest.current.control?.value);

  /** Writes the quantity, and dispatches an event if the shopper changed it. */
  function write(value: Decimal, reason?: QuantityReason): void {
    const { control, onChange } = latest.current;
    const text = quantityText(value);
    const isNew = text !== by.current.told;
    // before the write, which fires events: only another value in them is somebody else's
    by.current = { isTouched: by.current.isTouched, isTyping: false, told: text };
    if (control) writeQuantity(control, text);
    if (reason && isNew) onChange({ value: Number(text), reason });
  }

  function touch(): void {
    by.current.isTouched = true;
    by.current.isTyping = true;
    setNote({});
  }

  function settle(source?: 'script'): void {
    const value = read();
    const { bounds } = latest.current;
    const limit = brokenLimit(value, bounds);
    const { isTouched } = by.current;
    if (limit) setNote(isTouched ? { limit, isCorrection: true, rule: ruleOf(bounds) } : {});
    write(withinBounds(value, bounds), isTouched ? reasonOf(limit, source) : undefined);
  }

  const { control, bounds } = situation;
  const rule = ruleOf(bounds);
  useOnChange([control, rule], () => {
    let isCurrent = control !== undefined;
    // subscribers of the control render synchronously, which is impossible during a render
    queueMicrotask(() => {
      if (isCurrent && !by.current.isTyping) settle();
    });
    return () => {
      isCurrent = false;
    };
  });

  return {
    ...(note.rule === rule && note),
    touch,
    settle,
    last: () => by.current.told,
    step(steps) {
      const value = read();
      const now = latest.current.bounds;
      const next = stepQuantity(value, steps, now);
      touch();
      const limit = steps > 0 ? 'max' : 'min';
      if (isStopped(value, next, steps)) setNote({ limit, rule: ruleOf(now) });
      write(next, 'step');
    },
    set(value) {
      const next = withinBounds(readQuantity(value), latest.current.bounds);
      touch();
      write(next);
      return next;
    },
    restart() {
      by.current.isTouched = false;
      setNote({});
      settle();
    },
  };
}
