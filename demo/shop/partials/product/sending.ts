import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { shippingTime } from '../../../platform/projector/shipping-time.ts';
import type { PageContext } from '../../page.ts';

/** How long before the deadline the shop shows a countdown. */
const DEADLINE_MINUTES = 3 * 60;
const MINUTES_AN_HOUR = 60;
const warsawTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  timeStyle: 'short',
});

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * MINUTES_AN_HOUR + (minutes ?? 0);
}

/** The text about dispatch today; empty after the deadline. */
function sentToday(deadline: string | undefined, { shop, texts }: PageContext): readonly string[] {
  const { ships, today, orderBy } = texts.product;
  if (deadline === undefined) return [ships(today)];
  const left = minuteOf(deadline) - minuteOf(warsawTime.format(shop.now()));
  if (left <= 0) return [];
  const [hours, minutes] = deadline.split(':');
  return [ships(today), ...(left <= DEADLINE_MINUTES ? [orderBy(`${hours}:${minutes}`)] : [])];
}

/** The dispatch of a size, in the same number of lines as the tag. */
export function sending(product: Product, size: Size, context: PageContext): readonly string[] {
  const { unknownTime, ships, tomorrow, inDays } = context.texts.product;
  const { shipping_time: sent } = shippingTime(product, size, context.shop.now());
  if (!sent) return size.isOnOrder ? [unknownTime] : [];
  const days = Number(sent.days);
  if (days === 0) return sentToday(sent.today_shipment_deadline, context);
  return [ships(days === 1 ? tomorrow : inDays(days))];
}
