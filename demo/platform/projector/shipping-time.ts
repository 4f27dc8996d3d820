import type { Product, Size } from '../catalogue/catalogue.types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;
const warsawDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** Monday is 1, Sunday 7. */
function weekDay(isoDay: string): number {
  return new Date(isoDay).getUTCDay() || DAYS_A_WEEK;
}

/**
 * The dispatch of a product ordered at `now` (milliseconds since 1970), in the platform's format: texts, a day as
 * `YYYY-MM-DD`, weekday 0 for today.
 */
export function shippingTime({ terms }: Product, { isOnOrder }: Size, now: number) {
  const { days, deadline } = terms.shipping;
  if (isOnOrder || days === undefined) return { delay_time: { unknown_delivery_time: 'true' } };
  const today = new Date(warsawDay.format(now)).getTime();
  const time = new Date(today + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return {
    shipping_time: {
      days: String(days),
      hours: '0',
      minutes: '0',
      week_day: String(days === 0 ? 0 : weekDay(time)),
      week_amount: String(Math.floor(days / DAYS_A_WEEK)),
      today: String(days === 0),
      time,
      ...(deadline !== undefined && { today_shipment_deadline: deadline }),
    },
    delay_time: { unknown_delivery_time: 'false' },
  };
}
