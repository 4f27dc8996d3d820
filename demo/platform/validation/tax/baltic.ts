import { weightedSum } from '../checksums.ts';
import { isDay } from './birth-number.ts';
import type { TaxRule } from './tax.types.ts';

/** Weights of so many places that go up by one from a start and begin again after 9. */
function risingWeights(length: number, start: number): readonly number[] {
  return Array.from({ length }, (_, place) => ((place + start - 1) % 9) + 1);
}

function lithuanianDigit(number: string): number {
  const places = number.length - 1;
  const remainder = weightedSum(number, risingWeights(places, 1)) % 11;
  if (remainder < 10) return remainder;
  return (weightedSum(number, risingWeights(places, 3)) % 11) % 10;
}

/** Lithuania: nine digits of a company, or twelve of somebody who registered for a time. */
export const LITHUANIA: TaxRule = {
  pattern: /^(?:\d{7}1\d|\d{10}1\d)$/,
  check: (number) => lithuanianDigit(number) === Number(number.at(-1)),
};

function isLatvianCompany(number: string): boolean {
  return weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

/** The number of a birth, DDMMYY and the century, or one of those from 2017 on that say nothing. */
function isLatvianPerson(number: string): boolean {
  const sum = 1 + weightedSum(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
  if ((sum % 11) % 10 !== Number(number[10])) return false;
  if (number.startsWith('32')) return true;
  const century = Number(number[6]);
  const year = 1800 + century * 100 + Number(number.slice(4, 6));
  return century <= 2 && isDay(year, Number(number.slice(2, 4)), Number(number.slice(0, 2)));
}

/** Latvia: eleven digits of a company or a person. */
export const LATVIA: TaxRule = {
  pattern: /^\d{11}$/,
  check: (number) => (Number(number[0]) > 3 ? isLatvianCompany(number) : isLatvianPerson(number)),
};
