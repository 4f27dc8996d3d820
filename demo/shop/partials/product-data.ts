import type { Product, Size } from '../../platform/catalogue/catalogue.types.ts';
import { unitGrosz } from '../../platform/catalogue/sale-terms.ts';
import { price as priceOf, worthOf } from '../../platform/money.ts';
import { type OmnibusPrices, omnibusProduct } from '../../platform/omnibus.ts';
import { shippingTime } from '../../platform/projector/shipping-time.ts';
import { sizeAvailability } from '../../platform/projector/size-availability.ts';
import type { PageContext } from '../page.ts';

/** The context of a product's data. */
export interface DataContext extends Pick<PageContext, 'lang'> {
  readonly settings: Pick<PageContext['settings'], 'oddities'>;
  readonly shop: Pick<PageContext['shop'], 'now'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The platform prints `false` for a value that does not apply. */
const NO_AMOUNTS = {
  unit: false,
  max: false,
  omnibusPrice: false,
  omnibusPriceDetails: false,
  beforeRebate: false,
  beforeRebateDetails: false,
  depositPrice: false,
  totalDepositPrice: false,
};

/** The prices by minimum quantity; false without quantity rebates. */
function rebateNumber(product: Product, size: Size) {
  const { rebates } = product.terms;
  if (rebates.length === 0) return false;
  return {
    items: rebates.map(({ from, percent }) => {
      const { gross, net } = priceOf(unitGrosz(product, size, from), product.vatPercent);
      return {
        threshold: from,
        left: from,
        value: percent,
        price: gross.value,
        price_net: net.value,
        price_formatted: gross.formatted,
        price_net_formatted: net.formatted,
      };
    }),
  };
}

function deposits({ terms, unit, vatPercent }: Product) {
  if (terms.deposit === undefined) return {};
  return {
    depositPrice: priceOf(terms.deposit, vatPercent),
    totalDepositPrice: priceOf(worthOf(terms.deposit, unit.sellBy), vatPercent),
  };
}

function printed(price: OmnibusPrices, product: Product, size: Size) {
  const { omnibusPriceDetails: details } = price;
  return {
    ...NO_AMOUNTS,
    ...price,
    ...(details && { omnibusPriceDetails: { newPriceEffectiveUntil: false, ...details } }),
    ...deposits(product),
    rebateNumber: rebateNumber(product, size),
  };
}

/** The dispatch of the size, in the words of the page. A cached page contains yesterday's. */
function shipping(product: Product, size: Size, now: number) {
  const { shipping_time: sent } = shippingTime(product, size, now);
  if (!sent) return { unknownTime: true };
  const { days, week_day, week_amount, today, time, today_shipment_deadline } = sent;
  return {
    shippingTime: {
      time: { days: Number(days), hours: 0, minutes: 0 },
      weekDay: Number(week_day),
      weekAmount: Number(week_amount),
      today: today === 'true',
    },
    time,
    unknownTime: false,
    ...(today_shipment_deadline !== undefined && {
      todayShipmentDeadline: today_shipment_deadline,
    }),
  };
}

/** Limits of an order over all sizes of the product, as texts; absent if there are none. */
function quantityRange({ terms }: Product) {
  const { least, most } = terms;
  return {
    subscription_min_quantity: false,
    ...(least !== undefined && { min_quantity_per_order: String(least) }),
    ...(most !== undefined && { max_quantity_per_order: String(most) }),
  };
}

function unitData({ unit }: Product, { lang }: DataContext) {
  const { singular, plural, sellBy } = unit;
  const precision = String(sellBy).split('.')[1]?.length ?? 0;
  return {
    name: singular[lang],
    singular: singular[lang],
    plural: plural[lang],
    precision: String(precision),
    sellBy,
  };
}

/** The price of the smallest quantity sold without the rebate of a subscription; false if there is none. */
function subscription({ subscriptions, sizes, unit, vatPercent }: Product) {
  if (subscriptions.length === 0) return false;
  const price = priceOf(worthOf(sizes[0].grosz, unit.sellBy), vatPercent);
  return { rangeEnabled: false, min: { price, save: false, before: price }, max: false };
}

function availability(product: Product, size: Size, at: Parameters<typeof sizeAvailability>[2]) {
  const { status, status_description } = sizeAvailability(product, size, at);
  return {
    visible: true,
    description: status_description,
    status,
    delivery_days_undefined: size.isOnOrder === true,
  };
}

/** An entry of the page's `product_data`: every size has its price, the product itself has none. */
export function productData(product: Product, context: DataContext) {
  const { lang, settings, shop } = context;
  const { price, sizes } = omnibusProduct(product, { lang });
  const now = shop.now() - (settings.oddities.includes('cachedPage') ? DAY_MS : 0);
  return {
    id: product.id,
    type: product.made?.type ?? 'product',
    for_points: product.terms.points !== undefined,
    points: product.terms.points ?? false,
    currency: 'zł',
    unit: unitData(product, context),
    order_quantity_range: quantityRange(product),
    subscription: subscription(product),
    sizes: product.sizes.map((size, index) => ({
      id: size.id,
      name: size.name[lang],
      product_id: product.id,
      amount: size.stock,
      phone_price: size.grosz === 0,
      availability: availability(product, size, { lang, now }),
      price: printed(sizes[index]?.price ?? price, product, size),
      shippingTime: shipping(product, size, now),
    })),
  };
}
