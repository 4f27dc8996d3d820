import { type Decimal, formatDecimal } from '../../money/decimal.ts';
import type { Language } from '../../texts/language.ts';
import { countUnits } from '../../units/unit-labels.ts';
import type { Buying } from '../buying.ts';
import type { ProductTexts } from '../product.messages.ts';
import type { Product } from '../product.model.ts';
import { unitOfRecord } from '../product-record.model.ts';

/** The message why the product cannot be bought as chosen; '' if it can. */
export function refusalText(
  { buying, bounds, record }: Product,
  texts: ProductTexts,
  language: Language,
): string {
  const unit = unitOfRecord(record);
  const amount = (value: Decimal) => countUnits(Number(formatDecimal(value)), unit, language);
  const all: Readonly<Record<Buying, string>> = {
    buyable: '',
    choose: texts.choose,
    conflict: texts.conflict,
    'sold-out': texts.soldOut,
    'on-request': texts.onRequest,
    'too-few': texts.tooFew({ amount: amount(bounds.min) }),
    'too-many': texts.tooMany({ amount: amount(bounds.max ?? bounds.min) }),
  };
  return all[buying];
}
