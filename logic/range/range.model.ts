import {
  addDecimals,
  ceilDecimal,
  divideDecimals,
  isLessDecimal,
  subtractDecimals,
} from '../money/arithmetic.ts';
import { type Decimal, multiplyDecimals, ONE, trimDecimal } from '../money/decimal.ts';

/** `linear`: equal steps. `steps`: 1, 2, 5, 10, 20, …, for prices that differ by orders of magnitude. */
export const SCALES = ['linear', 'steps'] as const;
export type Scale = (typeof SCALES)[number];

/** The ends of a range. */
export interface Ends {
  readonly min: Decimal;
  readonly max: Decimal;
}

/** The maximum number of stops, about as many as a screen can show. */
const MOST_STOPS: Decimal = { units: 200n, scale: 0 };
/** The factors by which round numbers grow: 1, 2, 5, 10. */
const FACTORS: readonly Decimal[] = [
  { units: 2n, scale: 0 },
  { units: 25n, scale: 1 },
  { units: 2n, scale: 0 },
];

const HUNDREDTH: Decimal = { units: 1n, scale: 2 };

/** The round numbers from `start` upwards, without end. */
function* roundNumbers(start: Decimal): Generator<Decimal> {
  let number = start;
  for (let index = 0; ; index += 1) {
    yield number;
    const factor = FACTORS[index % FACTORS.length] ?? ONE;
    number = trimDecimal(multiplyDecimals(number, factor));
  }
}

/** The first round number that is at least this one. */
function roundUp(least: Decimal): Decimal {
  for (const number of roundNumbers(HUNDREDTH)) {
    if (!isLessDecimal(number, least)) return number;
  }
  return least;
}

function* equalStops({ min, max }: Ends, step: Decimal): Generator<Decimal> {
  // the multiples of the step are round numbers, also where `min` is none
  for (let stop = ceilDecimal(min, step); isLessDecimal(stop, max); stop = addDecimals(stop, step))
    yield stop;
}

function* growingStops({ max }: Ends, start: Decimal): Generator<Decimal> {
  for (const stop of roundNumbers(start)) {
    if (!isLessDecimal(stop, max)) return;
    yield stop;
  }
}

/**
 * The values where a thumb stops, from `min` to `max`; empty if nothing lies between them. `step` is the smallest distance of
 * equal stops; it grows where there were more than 200.
 */
export function stopsOf(ends: Ends, step: Decimal | undefined, scale: Scale): readonly Decimal[] {
  const { min, max } = ends;
  if (!isLessDecimal(min, max)) return [];
  const least = divideDecimals(subtractDecimals(max, min), MOST_STOPS, 4);
  const wanted = step && step.units > 0n ? step : ONE;
  const used = isLessDecimal(wanted, least) ? roundUp(least) : wanted;
  const between = scale === 'steps' ? growingStops(ends, wanted) : equalStops(ends, used);
  return [min, ...[...between].filter((stop) => isLessDecimal(min, stop)), max];
}

/** The index of the last stop that is not above a value. */
export const stopAt = (stops: readonly Decimal[], value: Decimal): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => !isLessDecimal(value, stop)),
  );

/** A value within the ends. */
export function clamp(value: Decimal, { min, max }: Ends): Decimal {
  if (isLessDecimal(value, min)) return min;
  return isLessDecimal(max, value) ? max : value;
}
