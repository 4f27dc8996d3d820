import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { Finding } from '../validation.types.ts';

const { NoIBANCountry, WrongBBANLength, WrongBBANFormat } = ValidationErrorsIBAN;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/;
const POLISH_NUMBER = /^\d{26}$/;

/** What is wrong with a bank account: 0 nothing, 1 its form, 2 its country or length, 3 its checksum. */
export type IbanErrno = 0 | 1 | 2 | 3;

/** The IBAN in capitals without spaces; a Polish account of 26 digits gets its PL. */
export function normalisedIban(value: string): string {
  const account = value.replace(/\s/g, '').toUpperCase();
  return POLISH_NUMBER.test(account) ? `PL${account}` : account;
}

/** Checks a normalised IBAN: form, country, length, checksums. */
export function ibanErrno(iban: string): IbanErrno {
  if (!IBAN.test(iban)) return 1;
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return 0;
  if (errorCodes.includes(NoIBANCountry) || errorCodes.includes(WrongBBANLength)) return 2;
  return errorCodes.includes(WrongBBANFormat) ? 1 : 3;
}

/** A bank account as a customer may write it. */
export function checkIban(value: string): Finding | undefined {
  return ibanErrno(normalisedIban(value)) === 0 ? undefined : { code: 'incorrect_iban' };
}
