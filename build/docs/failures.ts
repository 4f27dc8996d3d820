import type { Section } from '../examples/sections-of.ts';
import { code, link, prose, section, table } from './markdown.ts';
import type { SectionWriter, TagSource } from './tag-source.ts';

/** The effect of a failed call, by the first cell of a row in the specification's failure table. */
export function outcomesIn(specification: string): ReadonlyMap<string, string> {
  const [, rest = ''] = specification.split('<a id="s8-other-failures"></a>');
  const [body = ''] = rest.split('<a id=');
  const rows = [...body.matchAll(/^\| (?<what>[^|]+) \| (?<answer>[^|]+) \|$/gm)];
  return new Map(rows.map(({ groups }) => [groups?.what ?? '', groups?.answer ?? '']));
}

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

const callRows = ({ calls }: TagSource): readonly (readonly string[])[] =>
  calls
    .filter(({ outcome }) => outcome !== '')
    .map(({ name, outcome }) => [`The call ${code(name)} fails.`, prose(sentence(outcome))]);

const codeRows = ({ errors }: TagSource): readonly (readonly string[])[] =>
  errors.map(({ code: name, instead }) => [
    `\`shop-error\` with the code ${code(name)}.`,
    prose(sentence(instead)),
  ]);

/** The examples with a failing platform. */
const shown = (examples: readonly Section[]): readonly string[] => {
  const links = examples
    .filter(({ platform }) => platform.en?.includes('"fail"'))
    .map(({ heading, id }) => link(prose(heading.en), `#${id}`));
  return links.length > 0 ? [`Examples: ${links.join(', ')}.`, ''] : [];
};

/** Possible failures and their effects for the shopper. */
export const failures: SectionWriter = (source) => {
  const rows = [...callRows(source), ...codeRows(source)];
  return section('Errors', [
    ...shown(source.examples),
    ...(rows.length > 0 ? table(['fault', 'behaviour'], rows) : []),
  ]);
};
