import { isLessDecimal } from '../money/arithmetic.ts';
import type { Decimal } from '../money/decimal.ts';
import { isSoldOut } from '../product/buying.ts';
import { type Stock, sizeIds, sizeOf, stockOf } from '../product/product-record.model.ts';
import type { ProductRecord } from '../product/product-record.schema.ts';
import { formattedOf } from '../product-prices/amount.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';

/** Up to this many units in stock count as few. */
const FEW: Decimal = { units: 5n, scale: 0 };

/** The product data about a size. */
export interface SizeMark {
  readonly stock: 'in' | 'few' | 'out';
  /** The number of remaining units, if few. */
  readonly left: Decimal | undefined;
  /** The price of the size, if prices differ. */
  readonly price: string | undefined;
}

/** The number of remaining units, if few. */
const fewOf = ({ amount }: Stock): Decimal | undefined =>
  amount && amount.units > 0n && !isLessDecimal(FEW, amount) ? amount : undefined;

function priceOf(size: unknown, type: PriceType): string | undefined {
  const price = readPath(size, 'price');
  return formattedOf(readPath(price, 'price', type)) ?? formattedOf(readPath(price, 'unit', type));
}

function markOf(size: unknown, price: string | undefined): SizeMark {
  const stock = stockOf(size);
  if (isSoldOut(stock)) return { stock: 'out', left: undefined, price };
  const left = fewOf(stock);
  return { stock: left ? 'few' : 'in', left, price };
}

/** The product data about each size, by its id. */
export function sizeMarks(
  record: ProductRecord | undefined,
  type: PriceType,
): ReadonlyMap<string, SizeMark> {
  const sizes = sizeIds(record).map((id) => ({ id, size: sizeOf(record, id) }));
  const prices = sizes.map(({ size }) => priceOf(size, type));
  const differ = new Set(prices).size > 1;
  return new Map(
    sizes.map(({ id, size }, index) => [id, markOf(size, differ ? prices[index] : undefined)]),
  );
}
