import { TAG_GROUPS } from '../../demo/shop/tags.ts';
import { prose, table } from './markdown.ts';

const linkOf = (key: string): string => `[\`<shop-${key}>\`](./shop-${key}.md)`;

/** The page that lists all tags, by what an author looks for. */
export const tagIndex = (): readonly string[] => [
  '# Tags',
  '',
  ...TAG_GROUPS.flatMap(({ name, tags }) => [
    `## ${name.en}`,
    '',
    ...table(
      ['tag', 'what it is'],
      tags.map(({ key, about }) => [linkOf(key), prose(about.en)]),
    ),
  ]),
];
