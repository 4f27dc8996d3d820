import { TAG_GROUPS } from '../../demo/shop/tags.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { keyTable } from './keyboard.ts';
import { frontMatter, prose, tagLink } from './markdown.ts';

const links = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll('](./shop-', '](./tags/shop-'));

/** The page about the semantics and the keys of all tags. */
export const keyboardPage = (docs: Readonly<Record<string, AnyDocs>>): readonly string[] => [
  ...frontMatter({
    description: '"The semantics of each tag for screen readers, and the keys that it handles."',
  }),
  '# Keyboard and screen readers',
  '',
  'The tables list the keys that tags handle, in addition to the browser’s Enter and Space on buttons and links.',
  '[Accessibility](./guide/accessibility.md) describes all tags together, the tests and the known limits.',
  '',
  ...TAG_GROUPS.flatMap(({ name, tags }) => [
    `## ${name.en}`,
    '',
    ...tags.flatMap(({ key }) => {
      const { accessibility = '', keyboard } = docs[`shop-${key}`] ?? {};
      return links([
        `### ${tagLink(`shop-${key}`, './tags')} {#shop-${key}}`,
        '',
        prose(accessibility),
        '',
        ...keyTable(keyboard),
      ]);
    }),
  ]),
];
