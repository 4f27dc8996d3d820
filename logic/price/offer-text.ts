import { type Decimal, isSameDecimal, multiplyDecimals, ONE } from '../money/decimal.ts';
import { type PriceFormat, priceText } from '../money/price-format.ts';
import { isOnRequest, type Offer, type OfferAmount } from '../product/offer.ts';
import { quantityText } from '../product/quantity-rule.ts';
import type { OfferKind } from './offer-kinds.ts';

/** The amounts of an offer by the value of `of`. */
const AMOUNTS = {
  max: 'regular',
  suggested: 'suggested',
  'before-rebate': 'beforeRebate',
  advance: 'advance',
} as const;
const POINTS = { points: 'points', 'points-receive': 'pointsReceive' } as const;

/** The options for showing an offer. */
interface OfferView {
  readonly of: OfferKind;
  /** The quantity of the amount. */
  readonly quantity: Decimal;
  /** The selling unit. */
  readonly sellBy: Decimal;
  readonly format: PriceFormat;
}

const isPoints = (kind: OfferKind): kind is keyof typeof POINTS => Object.hasOwn(POINTS, kind);

const isOne = (quantity: Decimal): boolean => isSameDecimal(quantity, ONE);

function amountText(amount: OfferAmount | undefined, { quantity, format }: OfferView) {
  if (!amount) return undefined;
  const { value, formatted } = amount;
  if (!value || (formatted && isOne(quantity))) return formatted;
  return priceText(multiplyDecimals(value, quantity), format);
}

/** The price formatted by the platform for the selling unit, or else the unit price times the quantity. */
function sellingText({ price, pack }: Offer, view: OfferView) {
  const isPack = pack?.formatted && isSameDecimal(view.quantity, view.sellBy);
  return isPack ? pack.formatted : amountText(price, view);
}

/** The text of an offer; undefined if it does not apply, and for a price on request. */
export function offerText(offer: Offer, view: OfferView): string | undefined {
  const { of: kind, quantity } = view;
  if (isOnRequest(offer)) return undefined;
  if (kind === 'price') return sellingText(offer, view);
  if (!isPoints(kind)) return amountText(offer[AMOUNTS[kind]], view);
  const points = offer[POINTS[kind]];
  return points && quantityText(multiplyDecimals(points, quantity));
}
