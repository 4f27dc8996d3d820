import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import { formattedOf } from './amount.ts';
import { choosePrice } from './chosen-price.ts';
import type { ProductPrices } from './product-prices.schema.ts';

/** The day from which a new price of a product applies, as sent by the platform; undefined if none is announced. */
export const newPriceDate = (
  product: ProductPrices,
  size: string | undefined,
  type: PriceType,
): string | undefined =>
  formattedOf(
    readPath(choosePrice(product, size, type), 'omnibusPriceDetails', 'newPriceEffectiveUntil'),
  );
