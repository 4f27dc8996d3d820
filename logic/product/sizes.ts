import { readPath } from '../product-prices/read-path.ts';
import { flagOf } from '../wire/lenient.ts';
import { sizeId } from '../wire/platform-id.ts';
import type { ProductRecord } from './product-record.schema.ts';

/** The id of an entry of `sizes`; '' where it has none. */
export function idOfSize(size: unknown): string {
  const id = readPath(size, 'id');
  return typeof id === 'string' || typeof id === 'number' ? sizeId(String(id)) : '';
}

/** The ids of the sizes that a product has. */
export const sizeIds = (record: ProductRecord | undefined): readonly string[] =>
  record?.sizes?.map(idOfSize).filter(Boolean) ?? [];

/** The id of the size that the platform has chosen; '' where there is none. */
export const selectedSize = (record: ProductRecord | undefined): string =>
  idOfSize(record?.sizes?.find((size) => flagOf(readPath(size, 'selected'))));

/** The entry of a size; undefined for one that the product does not have. */
export const sizeOf = (record: ProductRecord | undefined, id: string | undefined): unknown =>
  id ? record?.sizes?.find((size) => idOfSize(size) === id) : undefined;
