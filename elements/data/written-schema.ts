import * as v from 'valibot';
import type { Notes } from '../../logic/wire/described.ts';

type Schema = v.GenericSchema;
type Entries = Readonly<Record<string, Schema>>;
type Builder = (schema: Schema, notes: Notes) => Schema;

/** The metadata of a schema. */
export const notesOf = (schema: Schema): Notes => v.getMetadata(schema);

/** A member of a valibot schema: its entries, item or options. */
export const memberOf = <T>(schema: Schema, name: string): T => Reflect.get(schema, name);

/** The schema of a key: an optional one may be null, and `false` or empty if the tag accepts these. */
function writtenEntry(entry: Schema): Schema {
  const written = writtenSchema(entry);
  if (notesOf(entry).isRequired) return written;
  return v.nullish(
    v.is(entry, false) ? v.union([written, v.literal(false), v.literal('')]) : written,
  );
}

const inObject: Builder = (schema, { isClosed }) => {
  const entries = Object.entries(memberOf<Entries>(schema, 'entries')).map(
    ([key, entry]) => [key, writtenEntry(entry)] as const,
  );
  const written = Object.fromEntries(entries);
  return isClosed ? v.strictObject(written) : v.looseObject(written);
};

/** Whether a value may be absent is decided by the object that contains it. */
const inWrapped: Builder = (schema) => writtenSchema(memberOf(schema, 'wrapped'));

const writtenOptions = (schema: Schema, name: string): Schema[] =>
  memberOf<readonly Schema[]>(schema, name).map(writtenSchema);

const BUILDERS: Readonly<Record<string, Builder>> = {
  array: (schema) => v.array(writtenSchema(memberOf(schema, 'item'))),
  exact_optional: inWrapped,
  nullish: inWrapped,
  object: inObject,
  optional: inWrapped,
  record: (schema) =>
    v.record(
      memberOf<v.GenericSchema<string, string>>(schema, 'key'),
      writtenSchema(memberOf(schema, 'value')),
    ),
  strict_tuple: (schema) => v.strictTuple(writtenOptions(schema, 'items')),
  union: (schema) => v.union(writtenOptions(schema, 'options')),
};

const pipeOf = (schema: Schema): readonly (Schema | v.GenericPipeAction)[] =>
  memberOf(schema, 'pipe') ?? [];

/** The last schema of a pipe, which decides what is accepted; the first with its actions if there is no other. */
function lastOf(schema: Schema): Schema {
  const [first, ...others] = pipeOf(schema);
  const last = others.findLast((item) => item.kind === 'schema') ?? first;
  const isWhole = last?.kind !== 'schema' || (last === first && pipeOf(last).length === 0);
  return isWhole ? schema : lastOf(last);
}

function withNotes(schema: Schema, { description, expected, meant, isMistake }: Notes): Schema {
  const notes = { description, expected, meant, isMistake };
  const given = Object.entries(notes).filter(([, note]) => note !== undefined);
  return given.length > 0 ? v.pipe(schema, v.metadata(Object.fromEntries(given))) : schema;
}

/** The strict schema for authors, derived from the structure and the metadata of a lenient one. */
export function writtenSchema(schema: Schema): Schema {
  const notes = notesOf(schema);
  if (notes.accepts) return withNotes(writtenSchema(notes.accepts), notes);
  const last = lastOf(schema);
  return withNotes(BUILDERS[last.type]?.(last, notes) ?? last, notes);
}
