import { basketOf } from '../basket/basket.ts';
import type { Product } from '../catalogue/catalogue.types.ts';
import { type Courier, FOREIGN_COURIERS, HOME_COURIERS } from '../data/couriers.ts';
import type { CallContext } from '../graphql/root-field.ts';
import { money } from '../money.ts';
import { shippingTime } from '../projector/shipping-time.ts';
import { DEFAULT_REGION, regionOf } from '../region/regions.ts';
import type { BasketLine } from '../stores/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;

/** When a parcel is dispatched: in how many days, and on which date. */
type Sent = { readonly days: string; readonly time: string } | undefined;

/** The prices of the region's couriers for a parcel. The dispatch is undefined if unknown. */
interface Parcel {
  readonly grosz: number;
  readonly sent: Sent;
}

/** When a parcel arrives after so many days in transit; weekdays are numbered from Monday, 1. */
function arrival(sent: NonNullable<Sent>, daysUnderWay: number) {
  const days = Number(sent.days) + daysUnderWay;
  const day = new Date(new Date(sent.time).getTime() + daysUnderWay * DAY_MS);
  return {
    time: { days, hours: 0, minutes: 0 },
    weekDay: day.getUTCDay() || DAYS_A_WEEK,
    weekAmount: Math.floor(days / DAYS_A_WEEK),
    today: days === 0,
  };
}

function waysOf({ name, days, beside, atTheDoor }: Courier, parcel: Parcel) {
  const { grosz, sent } = parcel;
  const cost = beside === undefined || grosz === 0 ? 0 : grosz + beside;
  const deliveryTime = sent ? arrival(sent, days) : null;
  const courier = { name, icon: null };
  const paid = { courier, prepaid: true, cost: money(cost), deliveryTime };
  return atTheDoor === undefined
    ? [paid]
    : [paid, { ...paid, prepaid: false, cost: money(cost + atTheDoor) }];
}

const sentOf = (product: Product, line: BasketLine, now: number): Sent => {
  const size = product.sizes.find(({ id }) => id === line.sizeId);
  return size && shippingTime(product, size, now).shipping_time;
};

/**
 * The delivery costs of a line in the visitor's region, with the date of arrival; empty if there is nothing to deliver.
 */
export function deliveryOf(line: BasketLine, { shop, visit }: CallContext) {
  const region = regionOf(visit.session().settings.region);
  const { items, shipping } = basketOf([line], { catalogue: shop.catalogue, region, code: '' });
  const product = items[0]?.product;
  if (!product || product.made?.type === 'virtual') return [];
  const parcel = { grosz: shipping.gross, sent: sentOf(product, line, shop.now()) };
  const couriers = region === DEFAULT_REGION ? HOME_COURIERS : FOREIGN_COURIERS;
  return couriers
    .flatMap((courier) => waysOf(courier, parcel))
    .map((way) => ({ ...way, courier: { ...way.courier, name: way.courier.name[visit.lang] } }));
}
