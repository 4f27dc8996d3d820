import type { Choice } from './choice.ts';
import type { Offer } from './offer.ts';
import type { Stock } from './product-record.model.ts';
import { type QuantityBounds, type QuantityFault, quantityFault } from './quantity-rule.ts';

/** Whether the choice can be bought, or what is in the way. */
export type Buying = 'buyable' | 'choose' | 'conflict' | 'sold-out' | 'on-request' | QuantityFault;

/** What decides whether a product can be bought. */
export interface BuyingTerms {
  readonly choice: Choice;
  readonly bounds: QuantityBounds;
  readonly offer: Offer | undefined;
  /** Whether the chosen size, or every size until one is chosen, is sold out. */
  readonly isSoldOut: boolean;
  /** Whether the size has yet to be chosen. */
  readonly lacksSize: boolean;
  /** Whether the platform sells it for a price that one has to ask for. */
  readonly hasPhonePrice: boolean;
  /** Whether no version has what is chosen on all axes. */
  readonly isConflict: boolean;
}

/** Whether a size cannot be bought now. */
export const isSoldOut = ({ status, amount }: Stock): boolean =>
  status === 'disable' || (amount !== undefined && amount.units === 0n && status !== 'order');

const isOnRequest = ({ offer, hasPhonePrice }: BuyingTerms): boolean =>
  hasPhonePrice || offer?.price?.value?.units === 0n;

/** Whether a choice can be bought, or the first thing that is in the way. */
export function buyingOf(terms: BuyingTerms): Buying {
  const { choice, lacksSize, isConflict } = terms;
  if (isConflict) return 'conflict';
  if (terms.isSoldOut) return 'sold-out';
  if (lacksSize) return 'choose';
  if (isOnRequest(terms)) return 'on-request';
  return quantityFault(choice.quantity, terms.bounds) ?? 'buyable';
}
