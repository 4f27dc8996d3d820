import type { JsonSchema } from '@valibot/to-json-schema';
import type { DataDocs } from '../../elements/data/data-docs.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { code, fence, frontMatter, prose, table, tagLink } from './markdown.ts';

type Schema = JsonSchema | boolean | undefined;

/** A key of the data, by its path; `[]` matches every item of a list. */
interface Key {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

const isSchema = (schema: Schema): schema is JsonSchema => typeof schema === 'object';

const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  Array.isArray(items) || !isSchema(items) ? undefined : items;

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** All keys of a schema; a key in several variants is listed once. */
function keysOf(schema: JsonSchema, path = ''): readonly Key[] {
  const items = itemsOf(schema);
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    if (!isSchema(value)) return [];
    const at = joined(path, key);
    const isRequired = schema.required?.includes(key) ?? false;
    return [{ path: at, schema: value, isRequired }, ...keysOf(value, at)];
  });
  const forms = (schema.anyOf ?? []).filter(isSchema).flatMap((form) => keysOf(form, path));
  const found = [...own, ...forms, ...(items ? keysOf(items, `${path}[]`) : [])];
  return found.filter((key, index) => found.findIndex((one) => one.path === key.path) === index);
}

const formOf = (form: JsonSchema) =>
  form.type ?? (form.const === undefined ? 'object' : typeof form.const);

const typeOf = ({ type, anyOf, enum: values }: JsonSchema): string => {
  if (values) return values.map((word) => JSON.stringify(word)).join(' | ');
  const types = [type ?? (anyOf ?? []).filter(isSchema).map(formOf)];
  return [...new Set(types.flat(2))].join(' | ');
};

const rowOf = ({ path, schema, isRequired }: Key): readonly string[] => [
  `${code(path)}${isRequired ? ' **required**' : ''}`,
  code(typeOf(schema)),
  prose(schema.description ?? ''),
];

/** The page of a kind of data: a minimal and a full example, and every key. */
export function dataPage(name: string, data: DataDocs, tags: readonly string[]): readonly string[] {
  const { examples: _, ...schema } = jsonSchemaOf(data);
  const keys = keysOf(schema).map(rowOf);
  return [
    ...frontMatter({ title: JSON.stringify(data.title) }),
    `# ${prose(data.title)}`,
    '',
    `For ${tags.map((tag) => tagLink(tag, '../tags')).join(', ')}. The JSON Schema is [\`schemas/${name}.json\`](../dist/schemas/${name}.json).`,
    '',
    ...(schema.description ? [prose(schema.description), ''] : []),
    '## Minimal example',
    '',
    ...fence('json', JSON.stringify(data.minimal, null, 2)),
    '## Full example',
    '',
    ...fence('json', JSON.stringify(data.full, null, 2)),
    ...(keys.length > 0 ? ['## Keys', '', ...table(['key', 'type', 'description'], keys)] : []),
  ];
}
