import * as v from 'valibot';
import { readPath } from '../product-prices/read-path.ts';
import type { UnitWords } from '../units/unit-words.ts';
import { LenientName } from '../wire/lenient.ts';
import type { ProductRecord } from './product-record.schema.ts';

/** The words for the unit of a product; '' where its record has none. */
export function unitOfRecord(record: ProductRecord | undefined): UnitWords {
  const word = (name: string): string => v.parse(LenientName, readPath(record, 'unit', name));
  return {
    singular: word('singular') || word('name'),
    plural: word('plural'),
    fraction: word('fraction'),
  };
}
