import type { Choice } from './choice.ts';
import type { Stock } from './product-record.model.ts';
import { type QuantityBounds, type QuantityFault, quantityFault } from './quantity-rule.ts';

/** Whether the choice can be bought, or the reason why not. */
export type Buying = 'buyable' | 'choose' | 'conflict' | 'sold-out' | 'on-request' | QuantityFault;

/** The conditions for buying a product. */
export interface BuyingTerms {
  readonly choice: Choice;
  readonly bounds: QuantityBounds;
  /** Whether the chosen size is sold out; without a choice, whether all are. */
  readonly isSoldOut: boolean;
  /** Whether a size must be chosen first. */
  readonly lacksSize: boolean;
  /** Whether its price is on request. */
  readonly isOnRequest: boolean;
  /** Whether no variant has the values chosen on all axes. */
  readonly isConflict: boolean;
}

/** Whether a size cannot be bought now. */
export const isSoldOut = ({ status, amount }: Stock): boolean =>
  status === 'disable' || (amount !== undefined && amount.units === 0n && status !== 'order');

/** Whether a choice can be bought, or the first reason why not. */
export function buyingOf(terms: BuyingTerms): Buying {
  const { choice, lacksSize, isConflict } = terms;
  if (isConflict) return 'conflict';
  if (terms.isSoldOut) return 'sold-out';
  if (lacksSize) return 'choose';
  if (terms.isOnRequest) return 'on-request';
  return quantityFault(choice.quantity, terms.bounds) ?? 'buyable';
}
