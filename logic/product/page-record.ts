import * as v from 'valibot';
import { LenientId } from '../wire/lenient.ts';
import { type ProductRecord, ProductRecordSchema } from './product-record.schema.ts';

/** Not `window.product_data`: a template may declare it with `const`, which is no property of window. */
declare const product_data: unknown;

const isOf = (id: string) => (entry: unknown) => v.parse(LenientId, Object(entry).id) === id;

/** The record of a product in the page's `product_data`; undefined if missing or broken. */
export function pageRecord(id: string): ProductRecord | undefined {
  try {
    const entries: readonly unknown[] = Array.isArray(product_data) ? product_data : [];
    return v.parse(ProductRecordSchema, entries.find(isOf(id)));
  } catch {
    return undefined;
  }
}
