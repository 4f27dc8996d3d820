import { weightedSum } from '../checksums.ts';
import type { TaxRule } from './tax.types.ts';

const PLACES_BEFORE_CHECK = 9;

/** Romania: up to nine digits and the check digit, without leading zeros. */
export const ROMANIA: TaxRule = {
  pattern: /^[1-9]\d{1,9}$/,
  check(number) {
    const rest = number.slice(0, -1).padStart(PLACES_BEFORE_CHECK, '0');
    const sum = weightedSum(rest, [7, 5, 3, 2, 1, 7, 5, 3, 2]);
    return ((sum * 10) % 11) % 10 === Number(number.at(-1));
  },
};

function isUkrainianCompany(number: string): boolean {
  const isMiddle = number >= '30000000' && number <= '60000000';
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const first = weightedSum(number, weights) % 11;
  const higher = weights.map((weight) => weight + 2);
  const check = first < 10 ? first : (weightedSum(number, higher) % 11) % 10;
  return check === Number(number[7]);
}

function isUkrainianPerson(number: string): boolean {
  const sum = weightedSum(number, [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
  return (((sum % 11) + 11) % 11) % 10 === Number(number[9]);
}

/** Ukraine: eight digits of a company, ten of a person. */
export const UKRAINE: TaxRule = {
  pattern: /^(?:\d{8}|\d{10})$/,
  check: (number) => (number.length === 8 ? isUkrainianCompany(number) : isUkrainianPerson(number)),
};
