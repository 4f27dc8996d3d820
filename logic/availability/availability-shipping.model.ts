import { type DayNumber, weekdayOf } from '../calendar/calendar-date.ts';
import type { StockStatus } from '../product/product-record.model.ts';
import type { PlatformStock, ShippingTime } from './availability-stock.model.ts';
import type { ShopTime } from './shop-time.ts';

/** When something happens, counted from today. */
export type When =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'days'; readonly count: number }
  /** 1 (Monday) to 7; with its date where it is not in the next days. */
  | { readonly kind: 'weekday'; readonly weekDay: number; readonly day: DayNumber | undefined };

/** What a tag says of the sending of a size; what it does not say is undefined. */
export interface Shipping {
  readonly when: When | undefined;
  /** The minute of the day until which an order is sent today; only in the hours before it. */
  readonly deadline: number | undefined;
  /** Whether nobody knows when it is sent. */
  readonly isTimeUnknown: boolean;
}

/** More days are named by their number: a weekday would be of one of many weeks. */
const MOST_DAYS_OF_A_NAME = 29;
const DEADLINE_MINUTES = 3 * 60;
/** What can be bought is sent. */
const SENT: readonly (StockStatus | undefined)[] = ['enable', 'order'];

const isTomorrow = ({ days, hasHours }: ShippingTime): boolean =>
  days === 0 || (days === 1 && !hasHours);

/** When a time of the platform is. */
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

/** What is said of an order that is sent today, until it is too late for that. */
function sentToday({ deadline }: ShippingTime, minute: number): Shipping {
  const when = { kind: 'today' } as const;
  if (deadline === undefined) return { ...NOTHING, when };
  const left = deadline - minute;
  if (left <= 0) return NOTHING;
  return { ...NOTHING, when, deadline: left <= DEADLINE_MINUTES ? deadline : undefined };
}

/** What is said of the sending at a time of the shop; the platform said it on a day, or nobody knows when. */
export function shippingAt(
  { status, shipping, isTimeUnknown }: PlatformStock,
  now: ShopTime,
  saidOn: DayNumber | undefined,
): Shipping {
  if (saidOn === undefined || !SENT.includes(status)) return NOTHING;
  if (isTimeUnknown) return { ...NOTHING, isTimeUnknown: status === 'order' };
  // another day's "tomorrow" is no longer true
  if (!shipping || saidOn !== now.day) return NOTHING;
  return shipping.isToday
    ? sentToday(shipping, now.minute)
    : { ...NOTHING, when: whenOf(shipping) };
}
