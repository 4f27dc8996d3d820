import type { Decimal } from '../../../logic/money/decimal.ts';
import type { QuantityBounds } from '../../../logic/product/quantity-rule.ts';
import { inBasketText, limitText } from '../../../logic/quantity/later/limit-text.ts';
import type { BrokenLimit } from '../../../logic/quantity/quantity.model.ts';
import { quantityLimitsMessages } from '../../../logic/quantity/quantity-limits.messages.ts';
import type { UnitWords } from '../../../logic/units/unit-words.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';

/** What there is to tell of a quantity. */
export interface LimitNews {
  readonly limit: BrokenLimit | undefined;
  readonly bounds: QuantityBounds;
  /** What the basket has already. */
  readonly inBasket: Decimal | undefined;
  readonly unit: UnitWords;
}

/** The words for it. */
export function limitWords(env: Environment, { limit, bounds, inBasket, unit }: LimitNews) {
  const words = { unit, texts: textsOf(quantityLimitsMessages, env), language: env.language };
  return { hint: inBasketText(inBasket, words), message: limitText(limit, bounds, words) };
}
