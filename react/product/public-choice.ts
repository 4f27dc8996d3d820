import { formatDecimal } from '../../logic/money/decimal.ts';
import type { Choice } from '../../logic/product/choice.ts';

/** What the shopper has chosen, as scripts see it. */
export interface PublicChoice {
  readonly id: string;
  /** '' until a size is chosen. */
  readonly size: string;
  /** 0 where the field holds no quantity. */
  readonly quantity: number;
  /** The period in days; '' for a single purchase. */
  readonly subscription: string;
}

/** A choice as scripts see it. */
export const publicChoice = ({ id, size, quantity, subscription }: Choice): PublicChoice => ({
  id,
  size: size ?? '',
  quantity: quantity ? Number(formatDecimal(quantity)) : 0,
  subscription: subscription ?? '',
});
