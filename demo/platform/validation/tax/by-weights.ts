import { weightedSum } from '../checksums.ts';
import type { TaxRule } from './tax.types.ts';

interface Weights {
  readonly pattern: RegExp;
  readonly weights: readonly number[];
  readonly modulus: number;
  /** The check digit for the sum's remainder; the sum must leave no remainder where it is not given. */
  digit?(remainder: number): number;
}

function byWeights({ pattern, weights, modulus, digit }: Weights): TaxRule {
  return {
    pattern,
    check(number) {
      const remainder = weightedSum(number, weights) % modulus;
      return digit ? digit(remainder) === Number(number[weights.length]) : remainder === 0;
    },
  };
}

const lessThan11 = (remainder: number) => 11 - remainder;
const lessThan11Or0 = (remainder: number) => (11 - remainder) % 11;
const lessThan11Last = (remainder: number) => ((11 - remainder) % 11) % 10;

/** Countries whose tax numbers are digits with weights, and one sum to check. */
export const RULES_BY_WEIGHTS: Readonly<Record<string, TaxRule>> = {
  CH: {
    ...byWeights({
      pattern: /^\d{9}(?:MWST|TVA|IVA|TPV)?$/,
      weights: [5, 4, 3, 2, 7, 6, 5, 4],
      modulus: 11,
      digit: lessThan11Or0,
    }),
    prefix: 'CHE',
  },
  DK: byWeights({ pattern: /^[1-9]\d{7}$/, weights: [2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 }),
  EE: byWeights({ pattern: /^\d{9}$/, weights: [3, 7, 1, 3, 7, 1, 3, 7, 1], modulus: 10 }),
  FI: byWeights({ pattern: /^\d{8}$/, weights: [7, 9, 10, 5, 8, 4, 2, 1], modulus: 11 }),
  GR: {
    ...byWeights({
      pattern: /^\d{9}$/,
      weights: [256, 128, 64, 32, 16, 8, 4, 2],
      modulus: 11,
      digit: (remainder) => remainder % 10,
    }),
    prefix: 'EL',
  },
  // A company's number; the longer one for invoices has two more parts.
  HU: byWeights({
    pattern: /^[1-9]\d{7}(?:[1-5]\d\d)?$/,
    weights: [9, 7, 3, 1, 9, 7, 3],
    modulus: 10,
    digit: (remainder) => (10 - remainder) % 10,
  }),
  MT: byWeights({ pattern: /^[1-9]\d{7}$/, weights: [3, 4, 6, 7, 8, 9, 10, 1], modulus: 37 }),
  NO: byWeights({
    pattern: /^\d{9}(?:MVA)?$/,
    weights: [3, 2, 7, 6, 5, 4, 3, 2],
    modulus: 11,
    digit: lessThan11Or0,
  }),
  PL: byWeights({
    pattern: /^\d{10}$/,
    weights: [6, 5, 7, 2, 3, 4, 5, 6, 7],
    modulus: 11,
    digit: (remainder) => remainder,
  }),
  PT: byWeights({
    pattern: /^[1-9]\d{8}$/,
    weights: [9, 8, 7, 6, 5, 4, 3, 2],
    modulus: 11,
    digit: lessThan11Last,
  }),
  SI: byWeights({
    pattern: /^[1-9]\d{7}$/,
    weights: [8, 7, 6, 5, 4, 3, 2],
    modulus: 11,
    digit: (remainder) => (remainder === 1 ? 0 : lessThan11(remainder)),
  }),
};
