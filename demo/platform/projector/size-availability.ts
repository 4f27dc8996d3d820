import type { Product, Size } from '../catalogue/catalogue.types.ts';
import { hasStock } from '../catalogue/stock.ts';
import type { Language, Texts } from '../language.ts';
import { shippingTime } from './shipping-time.ts';

const STATUS = {
  enable: { pl: 'Produkt dostępny', en: 'In stock' },
  disable: { pl: 'Produkt niedostępny', en: 'Out of stock' },
} as const satisfies Record<string, Texts>;

/** The part `sizeavailability` at `now`, in milliseconds since 1970; what cannot be bought has no shipping time. */
export function sizeAvailability(
  product: Product,
  size: Size,
  at: { lang: Language; now: number },
) {
  const status = hasStock(size) ? 'enable' : 'disable';
  return {
    visible: 'y',
    status,
    status_description: STATUS[status][at.lang],
    ...(status === 'enable' && shippingTime(product, at.now)),
  };
}
