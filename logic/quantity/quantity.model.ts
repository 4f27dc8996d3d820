import { isLessDecimal } from '../money/arithmetic.ts';
import { type Decimal, formatDecimal, isSameDecimal } from '../money/decimal.ts';
import { type QuantityBounds, withinBounds } from '../product/quantity-rule.ts';
import type { Language } from '../texts/language.ts';
import { countUnits, type UnitWords } from '../units/unit-words.ts';
import type { QuantityTexts } from './quantity.messages.ts';

/** Why a change of the quantity has been made: a press or a key, typing, or the rule. */
export type QuantityReason = 'step' | 'typed' | 'corrected';

/** A limit that a quantity does not keep. */
export type BrokenLimit = 'min' | 'max' | 'step';

/** How quantities are written. */
export interface QuantityWords {
  readonly unit: UnitWords;
  readonly texts: QuantityTexts;
  readonly language: Language;
}

/** The limit that a quantity does not keep; undefined for one that can be ordered. */
export function brokenLimit(
  value: Decimal | undefined,
  bounds: QuantityBounds,
): BrokenLimit | undefined {
  if (!value || isLessDecimal(value, bounds.min)) return 'min';
  if (bounds.max && isLessDecimal(bounds.max, value)) return 'max';
  return isSameDecimal(value, withinBounds(value, bounds)) ? undefined : 'step';
}

/** Words for units such as `szt.` have a full stop already. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const amountOf = (value: Decimal, { unit, language }: QuantityWords): string =>
  countUnits(Number(formatDecimal(value)), unit, language);

/** What the shopper has to know of a limit; where nothing can be ordered, always that. */
export function limitText(
  limit: BrokenLimit | undefined,
  { min, max, step }: QuantityBounds,
  words: QuantityWords,
): string {
  const { texts } = words;
  if (max && isLessDecimal(max, min)) {
    return sentence(texts.none({ min: amountOf(min, words), max: amountOf(max, words) }));
  }
  const value = { min, max, step }[limit ?? 'max'];
  return limit && value ? sentence(texts[limit]({ amount: amountOf(value, words) })) : '';
}

/** What the basket has already; undefined where that is nothing. */
export const inBasketText = (
  inBasket: Decimal | undefined,
  words: QuantityWords,
): string | undefined =>
  inBasket && inBasket.units > 0n
    ? sentence(words.texts.inBasket({ amount: amountOf(inBasket, words) }))
    : undefined;
