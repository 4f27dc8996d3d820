import * as v from 'valibot';
import type { Notes } from './described.ts';

// The values that authors should write for the schemas of `lenient.ts`, which accept more.

const DIGITS = /^\d+$/;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const WHOLE = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.regex(DIGITS)),
]);

export const TEXT: Notes = { accepts: v.union([v.string(), v.number()]), expected: 'a text' };

export const DECIMAL_NUMBER: Notes = {
  accepts: v.union([v.number(), v.pipe(v.string(), v.regex(DECIMAL))]),
  expected: 'a decimal number',
};

/** A non-negative integer. */
export const WHOLE_NUMBER: Notes = { accepts: WHOLE, expected: 'a whole number' };

export const ID: Notes = { accepts: WHOLE, expected: 'an id of digits' };

/** A boolean as templates print it. */
export const FLAG: Notes = {
  accepts: v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'y', 'n', 'true', 'false'])]),
  expected: 'true or false',
};

/** A number from -limit to limit. */
export const within = (limit: number): Notes => ({
  accepts: v.union([
    v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit)),
    v.pipe(
      v.string(),
      v.regex(DECIMAL),
      v.check((text) => Math.abs(Number(text)) <= limit),
    ),
  ]),
  expected: `a number from -${limit} to ${limit}`,
});
