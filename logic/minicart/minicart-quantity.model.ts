import type { BasketProduct } from '../basket/basket.model.ts';
import type { Language } from '../texts/language.ts';
import { countUnits } from '../units/unit-words.ts';

/** The quantity one step up or down, rounded to the product's precision. */
export const stepQuantity = (
  { quantity, step, precision }: BasketProduct,
  direction: 1 | -1,
): number => Number((quantity + direction * step).toFixed(precision));

/** Formats the quantity of a product with its unit, such as `2 szt.` or `1,5 metra`. */
export const formatQuantity = ({ quantity, unit }: BasketProduct, language: Language): string =>
  countUnits(quantity, unit, language);
