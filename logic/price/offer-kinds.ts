export const OFFER_KINDS = [
  'price',
  'max',
  'suggested',
  'before-rebate',
  'advance',
  'points',
  'points-receive',
] as const;

/** The amount of an offer to show. */
export type OfferKind = (typeof OFFER_KINDS)[number];
