import { isMod11And10, luhn, remainderOf, weightedSum } from '../checksums.ts';
import type { TaxRule } from './tax.types.ts';

const IT_PROVINCE = { start: 7, end: 10, last: 100, special: new Set([120, 121, 888, 999]) };

function isItalianProvince(number: string): boolean {
  const province = Number(number.slice(IT_PROVINCE.start, IT_PROVINCE.end));
  return (province >= 1 && province <= IT_PROVINCE.last) || IT_PROVINCE.special.has(province);
}

/** British check digits, of the old series or of the one from 2010, which is 55 off. */
function isBritish(number: string): boolean {
  const remainder = weightedSum(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return remainder === 0 || remainder === 42;
}

/** Countries whose tax numbers are a whole number to be divided, or have Luhn's digit. */
export const RULES_BY_REMAINDER: Readonly<Record<string, TaxRule>> = {
  // The letter U belongs to the number; the constant is Austria's own.
  AT: {
    pattern: /^U\d{8}$/,
    check: (number) => (luhn(number.slice(1, 8)) + Number(number[8])) % 10 === 6,
  },
  BE: {
    pattern: /^[01]?\d{9}$/,
    check(number) {
      // Numbers from before 2005 lack the leading zero.
      const full = number.padStart(10, '0');
      return 97 - (Number(full.slice(0, 8)) % 97) === Number(full.slice(8));
    },
  },
  DE: { pattern: /^[1-9]\d{8}$/, check: isMod11And10 },
  GB: { pattern: /^\d{9}(?:\d{3})?$/, check: isBritish },
  HR: { pattern: /^\d{11}$/, check: isMod11And10 },
  IT: {
    pattern: /^\d{11}$/,
    check: (number) => luhn(number) === 0 && isItalianProvince(number),
  },
  LU: {
    pattern: /^\d{8}$/,
    check: (number) => remainderOf(number.slice(0, 6), 89) === Number(number.slice(6)),
  },
  SE: {
    pattern: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/,
    check: (number) => luhn(number.slice(0, 10)) === 0,
  },
  SK: {
    pattern: /^[1-9]\d[234789]\d{7}$/,
    check: (number) => remainderOf(number, 11) === 0,
  },
};
