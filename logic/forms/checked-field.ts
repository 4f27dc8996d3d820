import type { FieldReading, FieldResult } from './fields/field.ts';

/** A field of the page, as far as its check needs to know it. */
export interface CheckedField {
  /** How it is now; undefined where it is not to be checked: disabled, read-only, not shown. */
  read(): FieldReading | undefined;
  /** Shows what came of a check. */
  finish(result: FieldResult): void;
  /** It could not be checked; told once for fields that are checked together. */
  fail(cause: unknown): void;
  /** Nothing is known of it any more. */
  clear(): void;
}

/** A field and how it was when its check began. */
export interface FieldCheck<F extends CheckedField = CheckedField> {
  readonly field: F;
  readonly reading: FieldReading;
}

export type FieldResults = ReadonlyMap<CheckedField, FieldResult>;
