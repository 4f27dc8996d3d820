import { remainderOf, weightedSum } from '../checksums.ts';
import { isDay } from './birth-number.ts';
import type { TaxRule } from './tax.types.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

function isCompany(number: string): boolean {
  const check = (11 - (weightedSum(number, WEIGHTS) % 11)) % 11;
  return (check === 0 ? 1 : check % 10) === Number(number[7]);
}

/** Persons whose number was made by the tax office: 6, then seven digits and the check digit. */
function isSpecial(number: string): boolean {
  const remainder = weightedSum(number.slice(1), WEIGHTS) % 11;
  return (((8 - ((10 - remainder + 11) % 11)) % 10) + 10) % 10 === Number(number[8]);
}

/** Women's months are 50 higher, and since 2004 there may be 20 more. */
function monthOf(number: string, year: number): number {
  const month = Number(number.slice(2, 4)) % 50;
  return year >= 2004 && month > 20 ? month - 20 : month;
}

/** The number of a person's birth: nine digits until 1953, then ten with a checksum. */
function isBirthNumber(number: string): boolean {
  const year = Number(number.slice(0, 2));
  const isOld = number.length === 9;
  if (isOld && year > 53) return false;
  const fullYear = isOld || year >= 54 ? 1900 + year : 2000 + year;
  const month = monthOf(number, fullYear);
  if (!isDay(fullYear, month, Number(number.slice(4, 6)))) return false;
  const check = remainderOf(number.slice(0, 9), 11) % 10;
  return isOld || check === Number(number[9]);
}

/** Czechia: eight digits of a company, or a person's number. */
export const CZECHIA: TaxRule = {
  pattern: /^(?:[0-8]\d{7}|\d{9}|\d{10})$/,
  check(number) {
    if (number.length === 8) return isCompany(number);
    return (
      (number.length === 9 && number.startsWith('6') && isSpecial(number)) || isBirthNumber(number)
    );
  },
};
