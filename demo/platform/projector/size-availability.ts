import type { Product, Size } from '../catalogue/catalogue.types.ts';
import { hasStock } from '../catalogue/stock.ts';
import type { Language, Texts } from '../language.ts';
import { shippingTime } from './shipping-time.ts';

const STATUS = {
  order: { pl: 'Na zamówienie', en: 'Available to order' },
  enable: { pl: 'Produkt dostępny', en: 'In stock' },
  disable: { pl: 'Produkt niedostępny', en: 'Out of stock' },
} as const satisfies Record<string, Texts>;

function statusOf(size: Size): keyof typeof STATUS {
  if (size.isOnOrder) return 'order';
  return hasStock(size) ? 'enable' : 'disable';
}

/** The part `sizeavailability` at `now`, in milliseconds since 1970; sizes out of stock have no shipping time. */
export function sizeAvailability(
  product: Product,
  size: Size,
  at: { lang: Language; now: number },
) {
  const status = statusOf(size);
  return {
    visible: 'y',
    status,
    status_description: STATUS[status][at.lang],
    ...(size.isOnOrder && { delivery_days_undefined: 'true' }),
    ...(status !== 'disable' && shippingTime(product, size, at.now)),
  };
}
