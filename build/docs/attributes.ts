import type { Attribute } from '../../elements/declare/attributes.ts';
import type { AttributeDocs } from '../../elements/declare/docs.ts';
import { kebab } from '../../elements/declare/names.ts';
import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter, TagSource } from './tag-source.ts';

/** Types that HTML has another word for. */
const PLAIN: Readonly<Record<string, string>> = {
  boolean: 'flag',
  string: 'text',
  number: 'number',
  'readonly string[]': 'words, separated by commas',
};

const detailsOf = (docs: AttributeDocs | undefined) =>
  typeof docs === 'object' ? docs : undefined;

/** The one attribute without which the tag does nothing. */
const isRequired = ({ needs }: TagSource['docs'], prop: string): boolean =>
  needs?.selector === undefined && needs?.attributes?.length === 1 && needs.attributes[0] === prop;

/** The bounds of its number, where the text does not say them. */
function boundsOf({ bounds }: Attribute<unknown>, text: string): readonly string[] {
  const words = bounds?.join(' to ');
  return words === undefined || text.includes(words) ? [] : [`From ${words}.`];
}

/** Braces at the end of a cell would be attributes of it to VitePress. */
const bracesAsCode = (text: string): string => text.replaceAll(/\{\w+\}/g, '`$&`');

const notesOf = (attribute: Attribute<unknown>, text: string): readonly string[] => [
  ...boundsOf(attribute, text),
  ...(attribute.inherits ? ['Else that of `<shop-config>`.'] : []),
  ...(attribute.reflects ? ['The tag writes it back.'] : []),
];

/** What one writes into it; data has a page of its own. */
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

/** The attributes of a tag, with what is right in them and what holds without them. */
export const attributes: SectionWriter = (source) => {
  const rows = Object.entries(source.declaration.attributes).map(([prop, attribute]) =>
    rowOf(source, prop, attribute),
  );
  if (rows.length === 0) return [];
  const heads = ['attribute', 'value', 'default', 'what it does'];
  return section('Attributes', table(heads, rows));
};
