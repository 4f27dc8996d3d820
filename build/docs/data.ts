import type { DataName } from '../../elements/data/data-docs.ts';
import { kindsOfData } from '../../elements/data/kinds.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { kebab } from '../../elements/declare/names.ts';
import { fence, section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The kinds of data of a tag, with their attributes. */
export const kindsIn = ({
  attributes = {},
}: AnyDocs): readonly { readonly prop: string; readonly kind: DataName }[] =>
  Object.entries(attributes).flatMap(([prop, text]) =>
    typeof text === 'object' && text.data ? [{ prop, kind: text.data }] : [],
  );

/** The data of a tag: a minimal example of each kind, where to put it, and the page that explains it. */
export const data: SectionWriter = ({ declaration, docs }) => {
  const taken = kindsIn(docs).flatMap(({ prop, kind }) => {
    const child = declaration.attributes[prop]?.child
      ? ', or a child `<script type="application/json">`'
      : '';
    return [
      `The attribute \`${kebab(prop)}\`${child} contains [${kindsOfData[kind].title}](../data/${kind}.md). A minimal example:`,
      '',
      ...fence('json', JSON.stringify(kindsOfData[kind].minimal, null, 2)),
    ];
  });
  return section('Data', taken);
};
