import * as v from 'valibot';
import { type Decimal, parseDecimal } from '../money/decimal.ts';
import type { UnitLabels } from '../units/unit-labels.ts';
import { readPath } from '../wire/json.ts';
import { flagOf, LenientName } from '../wire/lenient.ts';
import { sizeId } from '../wire/platform-id.ts';
import type { ProductRecord } from './product-record.schema.ts';

/** The id of an entry of `sizes`; '' without one. */
export function idOfSize(size: unknown): string {
  const id = readPath(size, 'id');
  return typeof id === 'string' || typeof id === 'number' ? sizeId(String(id)) : '';
}

/** The ids of the sizes that a product has. */
export const sizeIds = (record: ProductRecord | undefined): readonly string[] =>
  record?.sizes?.map(idOfSize).filter(Boolean) ?? [];

/** The id of the size selected by the platform; '' without one. */
export const selectedSize = (record: ProductRecord | undefined): string =>
  idOfSize(record?.sizes?.find((size) => flagOf(readPath(size, 'selected'))));

/** The entry of a size; undefined if the product does not have it. */
export const sizeOf = (record: ProductRecord | undefined, id: string | undefined): unknown =>
  id ? record?.sizes?.find((size) => idOfSize(size) === id) : undefined;

const STATUSES = ['enable', 'order', 'disable'] as const;

/** Whether a size can be bought at once, on order, or not at all. */
export type StockStatus = (typeof STATUSES)[number];

/** The stock of a size. */
export interface Stock {
  /** Undefined for an unknown keyword. */
  readonly status: StockStatus | undefined;
  /** The units in stock; undefined if unlimited or unknown. */
  readonly amount: Decimal | undefined;
}

/** The units in stock; the platform encodes an unlimited stock as -1. */
function amountOf(size: unknown): Decimal | undefined {
  const amount = parseDecimal(readPath(size, 'amount'));
  return amount && amount.units >= 0n ? amount : undefined;
}

/** The stock of an entry of `sizes` in the page's `product_data`, without missing and invalid parts. */
export const stockOf = (size: unknown): Stock => ({
  status: STATUSES.find((status) => status === readPath(size, 'availability', 'status')),
  amount: amountOf(size),
});

/** The unit texts of a product; '' without them. */
export function unitOfRecord(record: ProductRecord | undefined): UnitLabels {
  const word = (name: string): string => v.parse(LenientName, readPath(record, 'unit', name));
  return {
    singular: word('singular') || word('name'),
    plural: word('plural'),
    fraction: word('fraction'),
  };
}
