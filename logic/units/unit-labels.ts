import type { Language } from '../texts/language.ts';

/** The unit texts of a product; missing ones are empty. */
export interface UnitLabels {
  readonly singular: string;
  readonly plural: string;
  /** The unit of a fraction, such as `metra` in 1.5 metra. */
  readonly fraction: string;
}

/** Genitive plurals of common units, for 5 and more; the platform sends only the forms for 1 and 2. */
const GENITIVES: ReadonlyMap<string, string> = new Map([
  ['arkusz', 'arkuszy'],
  ['butelka', 'butelek'],
  ['gram', 'gramów'],
  ['karton', 'kartonów'],
  ['kilogram', 'kilogramów'],
  ['komplet', 'kompletów'],
  ['litr', 'litrów'],
  ['metr', 'metrów'],
  ['metr bieżący', 'metrów bieżących'],
  ['metr kwadratowy', 'metrów kwadratowych'],
  ['opakowanie', 'opakowań'],
  ['paczka', 'paczek'],
  ['para', 'par'],
  ['puszka', 'puszek'],
  ['rolka', 'rolek'],
  ['sztuka', 'sztuk'],
  ['worek', 'worków'],
  ['zestaw', 'zestawów'],
]);

/** The genitive plural of a unit, such as `par` for `para`; undefined when it is unknown. */
const polishGenitive = (singular: string): string | undefined =>
  GENITIVES.get(singular.toLowerCase());

/** Whether the language has a plural form for few (2 pary) besides the one for many (5 par). */
const hasFew = (rules: Intl.PluralRules): boolean =>
  rules.resolvedOptions().pluralCategories.includes('few');

/** The unit for a whole number; if the plural form is unknown, the singular after a `×`. */
function wordOf(quantity: number, { singular, plural }: UnitLabels, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const form = rules.select(quantity);
  if (form === 'one') return singular;
  if (form === 'few' || !hasFew(rules)) return plural;
  return (language === 'pl' && polishGenitive(singular)) || `× ${singular}`;
}

/** The unit for a quantity; if the platform does not send it, another form of the unit. */
export function unitWord(quantity: number, unit: UnitLabels, language: Language): string {
  const { singular, plural, fraction } = unit;
  if (!Number.isInteger(quantity)) return fraction || plural || singular;
  if (!singular || !plural || singular === plural) return plural || singular;
  return wordOf(quantity, unit, language);
}

/** A quantity with its unit, such as `2 szt.` or `1,5 metra`. */
export const countUnits = (quantity: number, unit: UnitLabels, language: Language): string =>
  `${quantity.toLocaleString(language)} ${unitWord(quantity, unit, language)}`.trim();
