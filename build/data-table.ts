import type { DataDocs } from '../elements/data/data-docs.ts';
import { kindsOfData } from '../elements/data/kinds.ts';
import { declarations } from '../elements/declarations.ts';
import { kebab } from '../elements/declare/names.ts';
import { dataOfTags } from './data-of-tags.ts';
import type { GeneratedPart } from './generated-part.ts';

const takesChild = (tag: string, prop: string): boolean => {
  const attributes = declarations.find((declaration) => declaration.tag === tag)?.attributes ?? {};
  return Boolean(Reflect.get(attributes, prop)?.child);
};

/** `shop-minicart`, `basket`: `<shop-minicart basket>`, and whether a child script may hold it. */
const placeOf = (tag: string, prop: string): string =>
  `\`<${tag} ${kebab(prop)}>\`${takesChild(tag, prop) ? ' or child' : ''}`;

const row = ([name, { minimal }]: readonly [string, DataDocs]): string => {
  const places = dataOfTags
    .filter(({ data }) => data === name)
    .map(({ tag, prop }) => placeOf(tag, prop));
  return `| \`${name}.json\` | ${places.join(', ')} | \`${JSON.stringify(minimal)}\` |`;
};

/** The README's table of the kinds of data. */
export const dataTable: GeneratedPart = {
  name: 'data',
  lines: [
    '| schema | where the data goes | the least |',
    '|---|---|---|',
    ...Object.entries(kindsOfData).map(row),
  ],
};
