import { kindsIn } from './data.ts';
import { code, link, section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

const list = (name: string, links: readonly string[]): readonly string[] =>
  links.length > 0 ? [`- ${name}: ${links.join(', ')}`] : [];

/** Links to guides, related tags, schemas and sources, and the other words that users search for. */
export const readOn: SectionWriter = (source) => {
  const { docs, guides, related, sources } = source;
  return section('See also', [
    ...list(
      'Guides',
      guides.map(({ name, title }) => link(title, `../guide/${name}`)),
    ),
    ...list(
      'Related tags',
      related.map((tag) => link(tag, `./${tag}.md`)),
    ),
    ...list(
      'Schemas',
      kindsIn(docs).map(({ kind }) => link(`${kind}.json`, `../dist/schemas/${kind}.json`)),
    ),
    ...list(
      'Sources',
      sources.map(({ folder, href }) => link(code(folder), href)),
    ),
    `- Also known as: ${docs.synonyms.join(', ')}`,
    '',
  ]);
};
