import { stdnum } from 'stdnum';
import { OWN_RULES } from './own-rules.ts';

/** The library's validators for the tax numbers of each country; `OWN_RULES` has the rest. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  AT: ['uid'],
  BE: ['vat'],
  BG: ['egn', 'pnf'],
  CH: ['uid', 'vat'],
  CY: ['vat'],
  CZ: ['ico', 'rc'],
  DE: ['vat'],
  DK: ['cvr'],
  EE: ['kmkr'],
  ES: ['nif'],
  FI: ['alv'],
  FR: ['tva'],
  GB: ['vat'],
  GR: ['vat'],
  HR: ['oib'],
  HU: ['anum'],
  IE: ['vat'],
  IT: ['iva'],
  LT: ['pvm'],
  LU: ['tva'],
  LV: ['pvn'],
  MT: ['vat'],
  NL: ['btw'],
  NO: ['orgnr', 'mva'],
  PL: ['nip'],
  PT: ['nif'],
  RO: ['cif'],
  SE: ['vat'],
  SI: ['ddv'],
  SK: [],
  UA: ['edrpou', 'rntrc'],
  US: ['ein'],
};

/** Rewrites a number in the format that the library expects. */
const WRITTEN: Readonly<Record<string, (number: string) => string>> = {
  CH: (number) => `CHE${number}`,
  // on invoices, the type of tax and the county follow
  HU: (number) => number.replace(/^(\d{8})[1-5]\d\d$/, '$1'),
  // branch numbers start at 01
  NL: (number) => number.replace(/B00$/, ''),
};

/**
 * Whether a number in capitals, without separators and prefix, is a tax number of the country,
 * checksum included; undefined for a country without rules.
 */
export function isTaxNumberOf(country: string, number: string): boolean | undefined {
  const kinds = KINDS[country];
  if (!kinds) return undefined;
  const written = WRITTEN[country]?.(number) ?? number;
  const isKnown = kinds.some((kind) => stdnum[country]?.[kind]?.validate(written).isValid);
  return isKnown || OWN_RULES[country]?.(number) === true;
}
