import { LATVIA, LITHUANIA } from './baltic.ts';
import { BULGARIA } from './bulgaria.ts';
import { RULES_BY_REMAINDER } from './by-remainder.ts';
import { RULES_BY_WEIGHTS } from './by-weights.ts';
import { CZECHIA } from './czechia.ts';
import { ROMANIA, UKRAINE } from './eastern.ts';
import { FRANCE } from './france.ts';
import { SPAIN } from './spain.ts';
import type { TaxRule } from './tax.types.ts';
import { RULES_WITH_LETTERS } from './with-letters.ts';

/** How tax numbers are checked, by ISO country. The United States have no checksum. */
export const TAX_RULES: Readonly<Record<string, TaxRule>> = {
  ...RULES_BY_WEIGHTS,
  ...RULES_BY_REMAINDER,
  ...RULES_WITH_LETTERS,
  BG: BULGARIA,
  CZ: CZECHIA,
  ES: SPAIN,
  FR: FRANCE,
  LT: LITHUANIA,
  LV: LATVIA,
  RO: ROMANIA,
  UA: UKRAINE,
  US: { pattern: /^\d{9}$/, check: () => true },
};
