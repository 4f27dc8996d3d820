import { CHARACTERS } from '../characters.ts';
import type { Check } from '../validation.types.ts';
import { TAX_RULES } from './tax-rules.ts';

const SEPARATORS = /[ .,/-]/g;
const ANY_NUMBER = /^[A-Z\d+*]{4,20}$/;

/** The number without separators and without its country's letters, in capitals. */
function compact(value: string, prefix: string): string {
  const text = value.replace(SEPARATORS, '').toUpperCase();
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

function isTaxNumber(value: string, country: string): boolean {
  const rule = TAX_RULES[country];
  const number = compact(value, rule?.prefix ?? country);
  if (!rule) return ANY_NUMBER.test(number);
  return rule.pattern.test(number) && rule.check(number);
}

/** A tax number of the country, with or without its letters, checksum included. */
export const checkTaxNumber: Check = (value, { code }) => {
  if (!CHARACTERS.nip.test(value)) return { code: 'illegal_characters_client_nip' };
  return isTaxNumber(value, code) ? undefined : { code: 'incorect_nip' };
};
