export const OFFER_KINDS = [
  'price',
  'max',
  'suggested',
  'before-rebate',
  'advance',
  'points',
  'points-receive',
] as const;

/** What a tag shows of an offer. */
export type OfferKind = (typeof OFFER_KINDS)[number];
