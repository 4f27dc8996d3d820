import type { BasketProduct, UnitWords } from '../basket/basket.model.ts';
import type { Language } from '../texts/language.ts';
import { polishGenitive } from './polish-units.ts';

/** The quantity one step up or down, rounded to the product's precision. */
export const stepQuantity = (
  { quantity, step, precision }: BasketProduct,
  direction: 1 | -1,
): number => Number((quantity + direction * step).toFixed(precision));

/** Whether the language has a plural form for few (2 pary) besides the one for many (5 par). */
const hasFew = (rules: Intl.PluralRules): boolean =>
  rules.resolvedOptions().pluralCategories.includes('few');

/** The unit's word for a whole number; when the plural form is unknown, the singular after a `×`. */
function wordOf(quantity: number, { singular, plural }: UnitWords, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const form = rules.select(quantity);
  if (form === 'one') return singular;
  if (form === 'few' || !hasFew(rules)) return plural;
  return (language === 'pl' && polishGenitive(singular)) || `× ${singular}`;
}

/** The unit's word for a quantity; when the platform does not send it, another of the unit's words. */
function unitWord({ quantity, unit }: BasketProduct, language: Language): string {
  const { singular, plural, fraction } = unit;
  if (!Number.isInteger(quantity)) return fraction || plural || singular;
  if (!singular || !plural || singular === plural) return plural || singular;
  return wordOf(quantity, unit, language);
}

/** Formats the quantity of a product with its unit, such as `2 szt.` or `1,5 metra`. */
export const formatQuantity = (product: BasketProduct, language: Language): string =>
  `${product.quantity.toLocaleString(language)} ${unitWord(product, language)}`.trim();
