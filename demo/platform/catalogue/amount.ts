import type { Language } from '../language.ts';
import type { Unit } from './catalogue.types.ts';

const NO_BREAK_SPACE = '\u00a0';

/** An amount of a product with its unit, like `3 szt.` or `0,5 metra`. */
export function amountText(quantity: number, unit: Unit, lang: Language): string {
  const whole = quantity === 1 ? unit.singular : unit.plural;
  const word = Number.isInteger(quantity) ? whole : unit.fraction;
  return quantity.toLocaleString(lang) + NO_BREAK_SPACE + word[lang];
}
