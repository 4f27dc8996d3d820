import { type Decimal, formatDecimal } from '../../money/decimal.ts';
import type { Language } from '../../texts/language.ts';
import { countUnits, type UnitLabels } from '../../units/unit-labels.ts';
import type { LimitTexts } from '../quantity-limits.messages.ts';
import { type BrokenLimit, isUnorderable, type QuantityBounds } from '../quantity-rule.ts';

/** Adds a full stop to a text without one; units such as `szt.` already end with one. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** The format of quantities. */
export interface QuantityFormat {
  readonly unit: UnitLabels;
  readonly texts: LimitTexts;
  readonly language: Language;
}

const amountOf = (value: Decimal, { unit, language }: QuantityFormat): string =>
  countUnits(Number(formatDecimal(value)), unit, language);

/** The message about a limit; always shown if nothing can be ordered. */
export function limitText(
  limit: BrokenLimit | undefined,
  bounds: QuantityBounds,
  format: QuantityFormat,
): string {
  const { texts } = format;
  const { min, max, step } = bounds;
  if (max && isUnorderable(bounds)) {
    return sentence(texts.none({ min: amountOf(min, format), max: amountOf(max, format) }));
  }
  const value = { min, max, step }[limit ?? 'max'];
  return limit && value ? sentence(texts[limit]({ amount: amountOf(value, format) })) : '';
}

/** The message about the quantity in the basket; undefined for none. */
export const inBasketText = (
  inBasket: Decimal | undefined,
  format: QuantityFormat,
): string | undefined =>
  inBasket && inBasket.units > 0n
    ? sentence(format.texts.inBasket({ amount: amountOf(inBasket, format) }))
    : undefined;
