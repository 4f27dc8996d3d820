/** A rebate code; percent of the price of each product. */
export interface RebateCode {
  readonly percent: number;
  /** Why it cannot be used any more. */
  readonly over?: 'expired' | 'used';
}

/** The rebate codes, made up. */
export const REBATE_CODES: ReadonlyMap<string, RebateCode> = new Map([
  ['LATO10', { percent: 10 }],
  ['ZIMA20', { percent: 20 }],
  ['STARY', { percent: 10, over: 'expired' }],
  ['PIERWSZY', { percent: 15, over: 'used' }],
]);
