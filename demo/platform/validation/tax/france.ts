import { luhn } from '../checksums.ts';
import type { TaxRule } from './tax.types.ts';

/** Capitals and digits without the I and O, which look like digits. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const MODULUS = 11;

/** The key of two digits. */
function isOldKey(key: number, siren: number): boolean {
  return key === (12 + 3 * (siren % 97)) % 97;
}

/** The key with a letter in it. */
function isNewKey(key: string, siren: number): boolean {
  const first = SIGNS.indexOf(key.charAt(0));
  const second = SIGNS.indexOf(key.charAt(1));
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (siren + 1 + Math.floor(value / MODULUS)) % MODULUS === value % MODULUS;
}

/** France: a key, then the company's SIREN number with Luhn's digit. */
export const FRANCE: TaxRule = {
  pattern: /^[\dA-HJ-NP-Z]{2}\d{9}$/,
  check(number) {
    const key = number.slice(0, 2);
    const siren = number.slice(2);
    // Monaco's numbers begin with 000 and are no SIREN.
    if (!siren.startsWith('000') && luhn(siren) !== 0) return false;
    return /^\d\d$/.test(key) ? isOldKey(Number(key), Number(siren)) : isNewKey(key, Number(siren));
  },
};
