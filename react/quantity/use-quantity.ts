import { useRef, useState } from 'react';
import { isLessDecimal } from '../../logic/money/arithmetic.ts';
import type { Decimal } from '../../logic/money/decimal.ts';
import {
  type QuantityBounds,
  quantityText,
  stepQuantity,
  withinBounds,
} from '../../logic/product/quantity-rule.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import {
  type BrokenLimit,
  brokenLimit,
  type QuantityReason,
} from '../../logic/quantity/quantity.model.ts';
import { useLatest } from '../host/use-latest.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { QuantityProps } from './quantity.props.ts';
import { type QuantityControl, writeQuantity } from './quantity-control.ts';

/** What the shopper is told of a limit; a press at an end corrects nothing. */
interface Note {
  readonly limit?: BrokenLimit | undefined;
  readonly isCorrection?: boolean;
}

/** A note on the bounds of its time. */
interface DatedNote extends Note {
  readonly rule?: string;
}

/** The quantity in the control, and the ways to change it. */
export interface Quantity extends Note {
  /** Goes so many steps up, or down where the number is negative. */
  step(steps: number): void;
  /** Writes a quantity as the rule has it; returns the one in force. */
  set(value: unknown): Decimal;
  /** Notes that the shopper is typing, which nothing may disturb. */
  touch(): void;
  /** Holds the control to the rule; without a word where the shopper has not touched it. */
  settle(): void;
  /** The quantity that was in force last, as text. */
  last(): string;
  /** Holds the control to the rule as if the shopper had not touched it. */
  restart(): void;
}

interface Situation {
  readonly control: QuantityControl | undefined;
  readonly bounds: QuantityBounds;
  readonly onChange: QuantityProps['onChange'];
}

const ruleOf = ({ min, max, step }: QuantityBounds): string =>
  [min, max, step].map((one) => one && quantityText(one)).join();

/** Whether a step has not gone where it should. */
const isStopped = (from: Decimal | undefined, to: Decimal, steps: number): boolean =>
  from !== undefined && !(steps > 0 ? isLessDecimal(from, to) : isLessDecimal(to, from));

const reasonOf = (limit: BrokenLimit | undefined): QuantityReason =>
  limit ? 'corrected' : 'typed';

/** Holds the quantity to the bounds. The control is its only place. */
export function useQuantity(situation: Situation): Quantity {
  const [note, setNote] = useState<DatedNote>({});
  const latest = useLatest(situation);
  const by = useRef({ isTouched: false, isTyping: false, told: '' });
  const read = () => readQuantity(latest.current.control?.value);

  /** Writes the quantity, and tells the page where the shopper has changed it. */
  function write(value: Decimal, reason?: QuantityReason): void {
    const { control, onChange } = latest.current;
    const text = quantityText(value);
    if (control) writeQuantity(control, text);
    if (reason && text !== by.current.told) onChange({ value: Number(text), reason });
    by.current = { isTouched: by.current.isTouched, isTyping: false, told: text };
  }

  function touch(): void {
    by.current.isTouched = true;
    by.current.isTyping = true;
    setNote({});
  }

  function settle(): void {
    const value = read();
    const { bounds } = latest.current;
    const limit = brokenLimit(value, bounds);
    const { isTouched } = by.current;
    if (limit) setNote(isTouched ? { limit, isCorrection: true, rule: ruleOf(bounds) } : {});
    write(withinBounds(value, bounds), isTouched ? reasonOf(limit) : undefined);
  }

  const { control, bounds } = situation;
  const rule = ruleOf(bounds);
  useOnChange([control, rule], () => {
    let isCurrent = control !== undefined;
    // followers of the control render at once, which they cannot do within a render
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
