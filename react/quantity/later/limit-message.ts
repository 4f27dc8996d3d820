import type { Decimal } from '../../../logic/money/decimal.ts';
import { inBasketText, limitText } from '../../../logic/product/later/limit-text.ts';
import { quantityLimitsMessages } from '../../../logic/product/quantity-limits.messages.ts';
import type { BrokenLimit, QuantityBounds } from '../../../logic/product/quantity-rule.ts';
import type { UnitLabels } from '../../../logic/units/unit-labels.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';

/** The data for a message about a quantity. */
export interface LimitReport {
  readonly limit: BrokenLimit | undefined;
  readonly bounds: QuantityBounds;
  /** The quantity that the basket already contains. */
  readonly inBasket: Decimal | undefined;
  readonly unit: UnitLabels;
}

/** The message about a limit. */
export function limitMessage(env: Environment, { limit, bounds, inBasket, unit }: LimitReport) {
  const format = { unit, texts: textsOf(quantityLimitsMessages, env), language: env.language };
  return { hint: inBasketText(inBasket, format), message: limitText(limit, bounds, format) };
}
