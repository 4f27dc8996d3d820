import type { BasketProduct, UnitWords } from '../basket/basket.model.ts';
import type { Language } from '../texts/language.ts';
import { polishGenitive } from './polish-units.ts';

/** The next quantity up or down, without the noise of binary fractions. */
export const stepQuantity = (
  { quantity, step, precision }: BasketProduct,
  direction: 1 | -1,
): number => Number((quantity + direction * step).toFixed(precision));

/** Whether a language has a form for 2 to 4 that 5 does not take: 2 pary, 5 par. */
const hasFew = (rules: Intl.PluralRules): boolean =>
  rules.resolvedOptions().pluralCategories.includes('few');

/** The word beside a whole number; where the form is not known, the unit's name behind a `×`. */
function wordOf(quantity: number, { singular, plural }: UnitWords, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const form = rules.select(quantity);
  if (form === 'one') return singular;
  if (form === 'few' || !hasFew(rules)) return plural;
  return (language === 'pl' && polishGenitive(singular)) || `× ${singular}`;
}

/** The word beside a quantity; where the platform gives that one not, another of its words. */
function unitWord({ quantity, unit }: BasketProduct, language: Language): string {
  const { singular, plural, fraction } = unit;
  if (!Number.isInteger(quantity)) return fraction || plural || singular;
  if (!singular || !plural || singular === plural) return plural || singular;
  return wordOf(quantity, unit, language);
}

/** How much of a product there is, such as `2 szt.` or `1,5 metra`. */
export const formatQuantity = (product: BasketProduct, language: Language): string =>
  `${product.quantity.toLocaleString(language)} ${unitWord(product, language)}`.trim();
