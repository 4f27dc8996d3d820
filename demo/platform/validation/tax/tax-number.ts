import { CHARACTERS } from '../characters.ts';
import type { Check } from '../validation.types.ts';
import { isTaxNumberOf } from './tax-rules.ts';

const SEPARATORS = /[ .,/-]/g;
const ANY_NUMBER = /^[A-Z\d+*]{4,20}$/;
/** The prefixes of tax numbers that differ from the ISO code of the country. */
const PREFIXES: Readonly<Record<string, string>> = { CH: 'CHE', GR: 'EL' };

/** The number in capitals, without separators and without the country's prefix. */
function compact(value: string, country: string): string {
  const text = value.replace(SEPARATORS, '').toUpperCase();
  const prefix = PREFIXES[country] ?? country;
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

function isTaxNumber(value: string, country: string): boolean {
  const number = compact(value, country);
  return isTaxNumberOf(country, number) ?? ANY_NUMBER.test(number);
}

/** Accepts a tax number of the country, with or without its prefix; checks the checksum. */
export const checkTaxNumber: Check = (value, { code }) => {
  if (!CHARACTERS.nip.test(value)) return { code: 'illegal_characters_client_nip' };
  return isTaxNumber(value, code) ? undefined : { code: 'incorect_nip' };
};
