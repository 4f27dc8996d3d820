import { declarations } from '../elements/declarations.ts';
import { kebab } from '../elements/declare/names.ts';
import { docs } from '../elements/docs.ts';
import type { GeneratedPart } from './generated-part.ts';

const row = ({ tag, attributes }: (typeof declarations)[number]): string => {
  const names = Object.keys(attributes).map((prop) => `\`${kebab(prop)}\``);
  return `| <a id="${tag}"></a>\`<${tag}>\` | ${docs[tag].summary.en} | ${names.join(' ')} |`;
};

/** The README's table of tags. */
export const tagTable: GeneratedPart = {
  name: 'tags',
  lines: ['| tag | what it is | attributes |', '|---|---|---|', ...declarations.map(row)],
};
