import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { Finding } from '../validation.types.ts';

const { NoIBANCountry, WrongBBANLength, WrongBBANFormat } = ValidationErrorsIBAN;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/;
const POLISH_NUMBER = /^\d{26}$/;

/** The error of a bank account: 0 none, 1 format, 2 country or length, 3 checksum. */
export type IbanErrno = 0 | 1 | 2 | 3;

/** The IBAN in capitals without spaces; a Polish account of 26 digits gets the prefix PL. */
export function normalisedIban(value: string): string {
  const account = value.replace(/\s/g, '').toUpperCase();
  return POLISH_NUMBER.test(account) ? `PL${account}` : account;
}

/** Checks a normalised IBAN: format, country, length, checksums. */
export function ibanErrno(iban: string): IbanErrno {
  if (!IBAN.test(iban)) return 1;
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return 0;
  if (errorCodes.includes(NoIBANCountry) || errorCodes.includes(WrongBBANLength)) return 2;
  return errorCodes.includes(WrongBBANFormat) ? 1 : 3;
}

/** Accepts a bank account as customers write it. */
export function checkIban(value: string): Finding | undefined {
  return ibanErrno(normalisedIban(value)) === 0 ? undefined : { code: 'incorrect_iban' };
}
