import { TAG_GROUPS } from '../../demo/shop/tags.ts';
import type { Section } from '../examples/sections-of.ts';
import { tile } from './example.ts';
import { prose, tagLink } from './markdown.ts';

/** An item of a Markdown list. */
const item = ([first = '', ...others]: readonly string[]): readonly string[] => [
  `- ${first}`,
  ...others.map((line) => line && `  ${line}`),
];

/** The page that lists all tags, each with its first example, by what an author looks for. */
export const tagIndex = (firstExamples: ReadonlyMap<string, Section>): readonly string[] => [
  '# Tags',
  '',
  ...TAG_GROUPS.flatMap(({ name, tags }) => [
    `## ${name.en}`,
    '',
    '<div class="tiles">',
    '',
    ...tags.flatMap(({ key, about }) => {
      const first = firstExamples.get(key);
      return item([
        ...(first ? tile(first) : []),
        `${tagLink(`shop-${key}`, '.')} ${prose(about.en)}`,
        '',
      ]);
    }),
    '</div>',
    '',
  ]),
];
