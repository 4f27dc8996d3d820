import * as v from 'valibot';

/** Metadata of a value that authors write, for the documentation, the JSON Schemas and the warnings. */
export interface Notes {
  /** One sentence about the value. */
  readonly description?: string;
  /** Whether an object must have this key; a lenient schema parses the object even without it. */
  readonly isRequired?: boolean;
  /** The values to write, if the schema accepts more. */
  readonly accepts?: v.GenericSchema;
  /** Follows "expected" in a warning. */
  readonly expected?: string;
  /** Common wrong keys, each with the right path. */
  readonly meant?: Readonly<Record<string, string>>;
  /** Whether the object allows no other keys. */
  readonly isClosed?: boolean;
  /** Whether an unknown key of the object is a mistake even though it resembles no other key. */
  readonly isMistake?: (key: string) => boolean;
}

/** A kind of data that tags accept as JSON. */
export interface DataNotes extends Notes {
  readonly title: string;
  /** The smallest useful example. */
  readonly minimal: unknown;
  /** An example with every key. */
  readonly full: unknown;
  /** Examples of other forms of the data. */
  readonly others?: readonly unknown[];
  /** Removes a wrapper; undefined for data that no author wrote. */
  readonly unwrap?: (value: unknown) => unknown;
}

// The production builds replace a call of these functions by its first argument (build/undescribed.mjs).

/** The schema with notes for authors. */
export const annotated = <S extends v.GenericSchema>(schema: S, notes: Notes | DataNotes) =>
  v.pipe(schema, v.metadata({ ...notes }));

/** The schema of a key with its description. */
export const described = <S extends v.GenericSchema>(
  schema: S,
  description: string,
  notes?: Notes,
) => annotated(schema, { ...notes, description });

/** The schema of a key that an object must have, with its description. */
export const required = <S extends v.GenericSchema>(
  schema: S,
  description: string,
  notes?: Notes,
) => annotated(schema, { ...notes, description, isRequired: true });

/** A key whose value is parsed in parts instead of as a whole; `accepts` describes it. */
export const UNPARSED = v.exactOptional(v.unknown());
