import { kindsIn } from './data.ts';
import { code, kb, link, prose } from './markdown.ts';
import type { SectionWriter, TagSource } from './tag-source.ts';

/** When the tag came: the oldest change tells of it. */
const since = ({ changes }: TagSource): string => {
  const version = changes.at(-1)?.version;
  return version === undefined ? 'New in the next version.' : `Since ${version}.`;
};

const most = (bytes: readonly number[]): number => Math.max(...bytes);

/** In a line: builds differ in their core, and hardly in the rest. */
function weight({ weights }: TagSource): string {
  const first = most(weights.map((one) => one.first));
  const later = most(weights.map((one) => one.later));
  const cores = weights.map(({ build, base }) => `${build} ${kb(base)} KB`).join(', ');
  const own = first > 0 ? `${kb(first)} KB` : 'nothing';
  return `${own} beside the core (${cores})${later > 0 ? `; later up to ${kb(later)} KB` : ''}.`;
}

const schemas = ({ docs }: TagSource): readonly string[] =>
  kindsIn(docs).map(({ kind }) => link(`${kind}.json`, `../dist/schemas/${kind}.json`));

const linesOf = (source: TagSource): readonly string[] => {
  const { docs, sources } = source;
  const schema = schemas(source);
  return [
    `Also looked for as: ${docs.synonyms.join(', ')}.`,
    `${since(source)} [Weight](#what-it-weighs): ${weight(source)}`,
    [
      ...(schema.length > 0 ? [`Schema: ${schema.join(', ')}.`] : []),
      `Source: ${sources.map(({ folder, href }) => link(code(folder), href)).join(', ')}.`,
    ].join(' '),
  ];
};

/** What stands above the first example. */
export const head: SectionWriter = (source) => {
  const { tag, docs } = source;
  return [
    `# ${tag}`,
    '',
    prose(docs.summary.en),
    '',
    // the search finds a tag by Polish words, too
    `<p class="in-polish" lang="pl">${prose(docs.summary.pl)}</p>`,
    '',
    '<div class="facts">',
    '',
    ...linesOf(source).flatMap((line) => [line, '']),
    '</div>',
    '',
  ];
};
