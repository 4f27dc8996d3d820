import { remainderOf } from '../checksums.ts';
import type { Finding } from '../validation.types.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/;
const POLISH_NUMBER = /^\d{26}$/;
const HEAD_LENGTH = 4;
const MODULUS = 97;

/** What is wrong with a bank account: 0 nothing, 1 its form, 2 its country or length, 3 its checksum. */
export type IbanErrno = 0 | 1 | 2 | 3;

/** The IBAN in capitals without spaces; a Polish account of 26 digits gets its PL. */
export function normalisedIban(value: string): string {
  const account = value.replace(/\s/g, '').toUpperCase();
  return POLISH_NUMBER.test(account) ? `PL${account}` : account;
}

/** Checks a normalised IBAN: form, length by country, modulo 97. */
export function ibanErrno(iban: string): IbanErrno {
  if (!IBAN.test(iban)) return 1;
  if (IBAN_LENGTHS[iban.slice(0, 2)] !== iban.length) return 2;
  const turned = iban.slice(HEAD_LENGTH) + iban.slice(0, HEAD_LENGTH);
  return remainderOf(turned, MODULUS) === 1 ? 0 : 3;
}

/** A bank account as a customer may write it. */
export function checkIban(value: string): Finding | undefined {
  return ibanErrno(normalisedIban(value)) === 0 ? undefined : { code: 'incorrect_iban' };
}
