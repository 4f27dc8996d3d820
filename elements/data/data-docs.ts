import type { GenericSchema } from 'valibot';
import type { DataNotes, Notes } from '../../logic/wire/described.ts';

/** The kinds of data, by the names of their JSON Schemas: `basket` is `schemas/basket.json`. */
export type DataName =
  | 'basket'
  | 'product-data'
  | 'product-prices'
  | 'messages'
  | 'markers'
  | 'position'
  | 'lists'
  | 'day-names'
  | 'popups'
  | 'country-names'
  | 'product-query';

/** A kind of data that tags accept as JSON, for theme authors. Only the build and the development build read it. */
export interface DataDocs
  extends Pick<DataNotes, 'title' | 'minimal' | 'full' | 'others' | 'unwrap'> {
  /** What an author should write; the schema that parses it is more lenient. */
  readonly schema: GenericSchema;
}

/** Metadata that JSON Schema cannot express. */
export const NOTES: readonly (keyof Notes)[] = [
  'accepts',
  'expected',
  'isClosed',
  'isMistake',
  'isRequired',
  'meant',
];
