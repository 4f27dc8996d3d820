import { type Decimal, formatDecimal } from '../../money/decimal.ts';
import type { Language } from '../../texts/language.ts';
import { countUnits } from '../../units/unit-labels.ts';
import type { Buying } from '../buying.ts';
import type { ProductTexts } from '../product.messages.ts';
import type { Product } from '../product.model.ts';
import { unitOfRecord } from '../product-record.model.ts';
import { isUnorderable } from '../quantity-rule.ts';

/** The message why the product cannot be bought as chosen; '' if it can. */
export function refusalText(
  { buying, bounds, record }: Product,
  texts: ProductTexts,
  language: Language,
): string {
  const unit = unitOfRecord(record);
  const amount = (value: Decimal) => countUnits(Number(formatDecimal(value)), unit, language);
  const [min, max] = [amount(bounds.min), amount(bounds.max ?? bounds.min)];
  const all: Readonly<Record<Buying, string>> = {
    buyable: '',
    choose: texts.choose,
    conflict: texts.conflict,
    'sold-out': texts.soldOut,
    'on-request': texts.onRequest,
    'too-few': isUnorderable(bounds)
      ? texts.unorderable({ min, max })
      : texts.tooFew({ amount: min }),
    'too-many': texts.tooMany({ amount: max }),
  };
  return all[buying];
}
