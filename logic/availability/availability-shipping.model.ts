import { type DayNumber, weekdayOf } from '../calendar/calendar-date.ts';
import type { StockStatus } from '../product/product-record.model.ts';
import type { PlatformStock, ShippingTime } from './availability-stock.model.ts';
import type { ShopTime } from './shop-time.ts';

/** A day relative to today. */
export type When =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'days'; readonly count: number }
  /** 1 (Monday) to 7; with a date if it is not within the next days. */
  | { readonly kind: 'weekday'; readonly weekDay: number; readonly day: DayNumber | undefined };

/** The shipping information about a size; unknown parts are undefined. */
export interface Shipping {
  readonly when: When | undefined;
  /** The minute of the day until which orders ship today; only within the last hours before it. */
  readonly deadline: number | undefined;
  /** Whether the shipping time is unknown. */
  readonly isTimeUnknown: boolean;
}

/** Above this, the number of days is shown: a weekday would be ambiguous. */
const MOST_DAYS_OF_A_NAME = 29;
const DEADLINE_MINUTES = 3 * 60;
/** The statuses of sizes that can be shipped. */
const SENT: readonly (StockStatus | undefined)[] = ['enable', 'order'];

const isTomorrow = ({ days, hasHours }: ShippingTime): boolean =>
  days === 0 || (days === 1 && !hasHours);

/** Converts a shipping time of the platform. */
export function whenOf(time: ShippingTime): When {
  const { days, weekDay, weeks, day } = time;
  if (time.isToday) return { kind: 'today' };
  if (isTomorrow(time)) return { kind: 'tomorrow' };
  const named = weekDay ?? (day === undefined ? undefined : weekdayOf(day));
  if (named === undefined || days > MOST_DAYS_OF_A_NAME) {
    return { kind: 'days', count: Math.ceil(days) };
  }
  return { kind: 'weekday', weekDay: named, day: weeks > 0 ? day : undefined };
}

const NOTHING: Shipping = { when: undefined, deadline: undefined, isTimeUnknown: false };

/** The information about an order that ships today, until the deadline. */
function sentToday({ deadline }: ShippingTime, minute: number): Shipping {
  const when = { kind: 'today' } as const;
  if (deadline === undefined) return { ...NOTHING, when };
  const left = deadline - minute;
  if (left <= 0) return NOTHING;
  return { ...NOTHING, when, deadline: left <= DEADLINE_MINUTES ? deadline : undefined };
}

/** The shipping information at a time of the shop, from what the platform said on an earlier day or today. */
export function shippingAt(
  { status, shipping, isTimeUnknown }: PlatformStock,
  now: ShopTime,
  statedOn: DayNumber | undefined,
): Shipping {
  if (statedOn === undefined || !SENT.includes(status)) return NOTHING;
  if (isTimeUnknown) return { ...NOTHING, isTimeUnknown: status === 'order' };
  // "tomorrow" from another day is no longer true
  if (!shipping || statedOn !== now.day) return NOTHING;
  return shipping.isToday
    ? sentToday(shipping, now.minute)
    : { ...NOTHING, when: whenOf(shipping) };
}
