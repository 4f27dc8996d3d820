import type { Attribute } from '../../elements/declare/attributes.ts';
import type { AttributeDocs } from '../../elements/declare/docs.ts';
import { kebab } from '../../elements/declare/names.ts';
import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter, TagSource } from './tag-source.ts';

/** Types with another name in HTML. */
const PLAIN: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
  'readonly string[]': 'words, separated by commas',
};

const detailsOf = (docs: AttributeDocs | undefined) =>
  typeof docs === 'object' ? docs : undefined;

/** Whether the tag requires the attribute: no other one, child or product can replace it. */
function isRequired({ needs }: TagSource['docs'], prop: string): boolean {
  if (!needs || needs.selector !== undefined || needs.follows) return false;
  return needs.attributes?.length === 1 && needs.attributes[0] === prop;
}

/** The attributes of HTML that a form-associated tag also has. */
const OF_FIELDS: Readonly<Record<string, readonly [type: string, text: string]>> = {
  disabled: ['boolean', 'Whether the field is disabled, as that of an `<input>`.'],
  form: ['text', 'The id of the form of the field; by default the form around it.'],
};

const fieldRows = ({ declaration }: TagSource): readonly (readonly string[])[] =>
  declaration.formAssociated
    ? Object.entries(OF_FIELDS).map(([name, [type, text]]) => [
        `<a id="attribute-${name}"></a>${code(name)}`,
        type,
        '',
        prose(text),
      ])
    : [];

/** The limits of a number, unless the description contains them. */
function boundsOf({ bounds }: Attribute<unknown>, text: string): readonly string[] {
  const range = bounds?.join(' to ');
  return range === undefined || text.includes(range) ? [] : [`From ${range}.`];
}

/** VitePress would parse braces at the end of a cell as attributes. */
const bracesAsCode = (text: string): string => text.replaceAll(/\{\w+\}/g, '`$&`');

const notesOf = (attribute: Attribute<unknown>, text: string): readonly string[] => [
  ...boundsOf(attribute, text),
  ...(attribute.inherits ? ['Defaults to that of `<shop-config>`.'] : []),
  ...(attribute.reflects ? ['The tag reflects it.'] : []),
];

/** The type of the value; data have a separate page. */
function takenBy({ element }: TagSource, name: string, docs: AttributeDocs | undefined): string {
  const details = detailsOf(docs);
  if (details?.data) return `[JSON: ${details.data}](../data/${details.data}.md)`;
  if (details?.expected) return prose(bracesAsCode(details.expected));
  const type = element.attributes?.find((attribute) => attribute.name === name)?.type?.text ?? '';
  return PLAIN[type] ?? code(type);
}

function rowOf(source: TagSource, prop: string, attribute: Attribute<unknown>): readonly string[] {
  const name = kebab(prop);
  const docs = source.docs.attributes?.[prop];
  const manifest = source.element.attributes?.find((candidate) => candidate.name === name);
  const required = isRequired(source.docs, prop) ? ' **required**' : '';
  const description = manifest?.description ?? '';
  const text = [description, ...notesOf(attribute, description)].map(prose).join(' ');
  return [
    `<a id="attribute-${name}"></a>${code(name)}${required}`,
    takenBy(source, name, docs),
    attribute.isFlag ? '' : code(manifest?.default ?? ''),
    text,
  ];
}

/** The attributes of a tag, with their valid values and defaults. */
export const attributes: SectionWriter = (source) => {
  const rows = Object.entries(source.declaration.attributes).map(([prop, attribute]) =>
    rowOf(source, prop, attribute),
  );
  if (rows.length === 0) return [];
  rows.push(...fieldRows(source));
  const heads = ['attribute', 'value', 'default', 'description'];
  return section('Attributes', table(heads, rows));
};
