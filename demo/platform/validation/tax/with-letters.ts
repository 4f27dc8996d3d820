import { digitsOf, remainderOf, weightedSum } from '../checksums.ts';
import type { TaxRule } from './tax.types.ts';

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';
const CYPRIOT_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Seven digits, the check letter, and since 2013 a second letter that counts in. */
const IRELAND: TaxRule = {
  pattern: /^\d{7}[A-W][A-IW]?$/,
  check(number) {
    const second = IRISH_LETTERS.indexOf(number[8] ?? 'W');
    const sum = weightedSum(number.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + 9 * second;
    return IRISH_LETTERS[sum % 23] === number[7];
  },
};

/** The digits at even places count as other numbers. */
const CYPRUS: TaxRule = {
  pattern: /^(?!12)\d{8}[A-Z]$/,
  check(number) {
    const sum = digitsOf(number.slice(0, 8)).reduce(
      (total, digit, place) => total + (place % 2 === 0 ? (CYPRIOT_VALUES[digit] ?? 0) : digit),
      0,
    );
    return String.fromCharCode('A'.charCodeAt(0) + (sum % 26)) === number[8];
  },
};

/** A company's number with the "eleven test", or since 2020 any person's with a checksum over NL too. */
const NETHERLANDS: TaxRule = {
  pattern: /^\d{9}B(?!00)\d\d$/,
  check(number) {
    const isCompany = weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
    return isCompany || remainderOf(`NL${number}`, 97) === 1;
  },
};

/** Countries with letters in their tax numbers, and one rule. */
export const RULES_WITH_LETTERS: Readonly<Record<string, TaxRule>> = {
  CY: CYPRUS,
  IE: IRELAND,
  NL: NETHERLANDS,
};
