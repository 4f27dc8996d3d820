import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { type DataDocs, NOTES } from '../elements/data/data-docs.ts';

const isBare = (schema: JsonSchema): boolean => Object.keys(schema).join() === 'type';

const isSchema = (option: JsonSchema | boolean): option is JsonSchema =>
  typeof option !== 'boolean';

const optionsOf = ({ anyOf = [] }: JsonSchema): readonly JsonSchema[] => anyOf.filter(isSchema);

/** Flattens nested options; their description is that of the outer one. */
function flattened({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const options = optionsOf({ anyOf });
  const inner = options.find(({ description }) => description !== undefined);
  const flat = options.flatMap(({ description: _, ...option }) =>
    Object.keys(option).join() === 'anyOf' ? optionsOf(option) : [option],
  );
  const explained = { ...(inner && { description: inner.description }), ...rest };
  return flat.every(isBare)
    ? { ...explained, type: [...new Set(flat.flatMap(({ type = [] }) => type))] }
    : { ...explained, anyOf: flat };
}

/** Removes metadata that only warnings need. */
function withoutNotes(schema: JsonSchema): JsonSchema {
  const notes = new Set<string>(NOTES);
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !notes.has(name)));
}

/** A JSON Schema with valid examples. */
interface SchemaWithExamples extends Omit<JsonSchema, 'examples'> {
  readonly examples: readonly unknown[];
}

/** The JSON Schema of a kind of data, with its examples. */
export function jsonSchemaOf({
  title,
  schema,
  minimal,
  full,
  others = [],
}: DataDocs): SchemaWithExamples {
  const { $schema, ...rest } = toJsonSchema(schema, {
    errorMode: 'throw',
    // the description covers what a check does
    ignoreActions: ['check'],
    overrideSchema: ({ jsonSchema }) => (jsonSchema.anyOf ? flattened(jsonSchema) : jsonSchema),
    overrideAction: ({ jsonSchema }) => withoutNotes(jsonSchema),
  });
  return { $schema, title, ...rest, examples: [minimal, full, ...others] };
}
