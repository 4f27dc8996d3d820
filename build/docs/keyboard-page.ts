import { TAG_GROUPS } from '../../demo/shop/tags.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { keyTable } from './keyboard.ts';
import { prose } from './markdown.ts';

const links = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll('](./shop-', '](./tags/shop-'));

/** The page about the semantics and the keys of all tags. */
export const keyboardPage = (docs: Readonly<Record<string, AnyDocs>>): readonly string[] => [
  '---',
  'description: "What each tag is to a screen reader, and which keys it answers."',
  '---',
  '',
  '# Keyboard and screen readers',
  '',
  'Buttons and links answer Enter and the space bar as the browser does; the tables have what tags add.',
  'What holds for all tags, what was tried and what is not solved stands in [Accessibility](./guide/accessibility.md).',
  '',
  ...TAG_GROUPS.flatMap(({ name, tags }) => [
    `## ${name.en}`,
    '',
    ...tags.flatMap(({ key }) => {
      const { accessibility = '', keyboard } = docs[`shop-${key}`] ?? {};
      return links([
        `### [\`<shop-${key}>\`](./tags/shop-${key}.md) {#shop-${key}}`,
        '',
        prose(accessibility),
        '',
        ...keyTable(keyboard),
      ]);
    }),
  ]),
];
