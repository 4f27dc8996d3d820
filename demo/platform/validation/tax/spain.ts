import { luhn } from '../checksums.ts';
import type { TaxRule } from './tax.types.ts';

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';
const FOREIGNERS = 'XYZ';
/** Companies whose check character is a letter, and those whose is a digit; others may have either. */
const WITH_LETTER = /^[NPQRSW]/;
const WITH_DIGIT = /^[ABEH]/;

function personLetter(number: number): string | undefined {
  return PERSON_LETTERS[number % PERSON_LETTERS.length];
}

/** A person's number, or a foreigner's, whose first letter stands for 0, 1 or 2. */
function isPerson(number: string): boolean {
  const foreign = FOREIGNERS.indexOf(number.charAt(0));
  const digits = (foreign < 0 ? number.charAt(0) : String(foreign)) + number.slice(1, 8);
  return personLetter(Number(digits)) === number.at(-1);
}

/** Children, emigrants and foreigners with a number of the tax office. */
function isSpecialPerson(number: string): boolean {
  return personLetter(Number(number.slice(1, 8))) === number.at(-1);
}

function isCompany(number: string): boolean {
  const control = (10 - luhn(`${number.slice(1, 8)}0`)) % 10;
  const last = number.at(-1);
  const isLetter = last === COMPANY_LETTERS[control] && !WITH_DIGIT.test(number);
  const isDigit = last === String(control) && !WITH_LETTER.test(number);
  return isLetter || isDigit;
}

/** Spain: NIF and NIE of persons, CIF of companies. */
export const SPAIN: TaxRule = {
  pattern: /^(?:\d{8}[A-Z]|[XYZ]\d{7}[A-Z]|[KLM]\d{7}[A-Z]|[ABCDEFGHJNPQRSUVW]\d{7}[A-J\d])$/,
  check(number) {
    if (/^[\dXYZ]/.test(number)) return isPerson(number);
    return /^[KLM]/.test(number) ? isSpecialPerson(number) : isCompany(number);
  },
};
