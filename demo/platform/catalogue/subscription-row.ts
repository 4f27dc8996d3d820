import { groszFrom } from '../money.ts';
import type { Subscription } from './catalogue.types.ts';

const USUAL_PERCENT = 10;

/** A subscription of a row: its days, then what it saves, such as `14`, `14:15%` or `30:4.50`. */
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
