import { weightedSum } from '../checksums.ts';
import { isDay } from './birth-number.ts';
import type { TaxRule } from './tax.types.ts';

function isCompany(number: string): boolean {
  const first = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  return check % 10 === Number(number[8]);
}

/** Months above 40 are of this century, those above 20 of the one before the last. */
function centuryOf(month: number): number {
  if (month > 40) return 2000;
  return month > 20 ? 1800 : 1900;
}

function isBirth(number: string): boolean {
  const month = Number(number.slice(2, 4));
  const year = centuryOf(month) + Number(number.slice(0, 2));
  return isDay(year, month % 20, Number(number.slice(4, 6)));
}

function isCitizen(number: string): boolean {
  const check = weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11;
  return check % 10 === Number(number[9]) && isBirth(number);
}

function isForeigner(number: string): boolean {
  return weightedSum(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === Number(number[9]);
}

function isOther(number: string): boolean {
  const check = 11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return check % 11 === Number(number[9]);
}

/** Bulgaria: nine digits of a company, ten of a citizen, a foreigner or somebody else. */
export const BULGARIA: TaxRule = {
  pattern: /^\d{9,10}$/,
  check(number) {
    if (number.length === 9) return isCompany(number);
    return isCitizen(number) || isForeigner(number) || isOther(number);
  },
};
