import { kindsOfData } from '../../elements/data/kinds.ts';
import { kebab } from '../../elements/declare/names.ts';
import { fence, section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The data that a tag takes: the least of each kind, where it goes, and the page that explains it. */
export const data: SectionWriter = ({ declaration, docs }) => {
  const taken = Object.entries(docs.attributes ?? {}).flatMap(([prop, text]) => {
    const kind = typeof text === 'object' ? text.data : undefined;
    if (!kind) return [];
    const child = declaration.attributes[prop]?.child
      ? ', or a child `<script type="application/json">`'
      : '';
    return [
      `The attribute \`${kebab(prop)}\`${child} takes [${kindsOfData[kind].title}](../data/${kind}.md). The least:`,
      '',
      ...fence('json', JSON.stringify(kindsOfData[kind].minimal, null, 2)),
    ];
  });
  return section('Data', taken);
};
