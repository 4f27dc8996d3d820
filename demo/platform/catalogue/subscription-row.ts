import { groszFrom } from '../money.ts';
import type { Subscription } from './catalogue.types.ts';

const USUAL_PERCENT = 10;

/** Parses a subscription in a row: its days, then its rebate, such as `14`, `14:15%` or `30:4.50`. */
export function subscriptionFrom(row: string): Subscription {
  const match = /^(\d+)(?::(?:(\d+)%|([\d.]+)))?$/.exec(row);
  if (!match) throw new Error(`[shop] subscription "${row}": expected days:rebate.`);
  const [, days, percent = USUAL_PERCENT, amount] = match;
  return {
    days: Number(days),
    rebate:
      amount === undefined
        ? { type: 'percentage', value: Number(percent) }
        : { type: 'quota', value: groszFrom(amount) },
  };
}
