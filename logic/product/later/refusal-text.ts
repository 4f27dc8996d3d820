import * as v from 'valibot';
import { type Decimal, formatDecimal } from '../../money/decimal.ts';
import { readPath } from '../../product-prices/read-path.ts';
import type { Language } from '../../texts/language.ts';
import { countUnits } from '../../units/unit-words.ts';
import { LenientName } from '../../wire/lenient.ts';
import type { Buying } from '../buying.ts';
import type { Product } from '../product.atoms.ts';
import type { ProductTexts } from '../product.messages.ts';

const wordOf = (unit: unknown, name: string): string => v.parse(LenientName, readPath(unit, name));

/** Why the product cannot be bought as it is chosen, in the shopper's words; '' where it can. */
export function refusalText(
  { buying, bounds, record }: Product,
  texts: ProductTexts,
  language: Language,
): string {
  const words = {
    singular: wordOf(record?.unit, 'singular') || wordOf(record?.unit, 'name'),
    plural: wordOf(record?.unit, 'plural') || wordOf(record?.unit, 'name'),
    fraction: '',
  };
  const amount = (value: Decimal) => countUnits(Number(formatDecimal(value)), words, language);
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
