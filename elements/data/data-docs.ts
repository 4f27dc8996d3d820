import type { GenericSchema } from 'valibot';

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

/** A kind of data that tags take as JSON, for theme authors; only the build and the development build read it. */
export interface DataDocs {
  readonly title: string;
  /** Tells and checks what an author writes; the schema by which a tag reads it forgives more. */
  readonly schema: GenericSchema;
  /** The least that shows something. */
  readonly minimal: unknown;
  /** An example with every key. */
  readonly full: unknown;
  /** Examples of its other forms. */
  readonly others?: readonly unknown[];
  /** Takes the data out of what may be around it; undefined where an author has not written it. */
  readonly unwrap?: (value: unknown) => unknown;
}

/** What the metadata of a schema in data docs tell the warnings, beside what JSON Schema can say. */
export interface Notes {
  /** Names a right value after "expected". */
  readonly expected?: string;
  /** Keys that authors write by mistake, and the path that they mean. */
  readonly meant?: Readonly<Record<string, string>>;
  /** Whether an unknown key of an open object is a mistake even though it resembles no other. */
  readonly isMistake?: (key: string) => boolean;
}

/** The names of the notes. */
export const NOTES: readonly (keyof Notes)[] = ['expected', 'meant', 'isMistake'];
