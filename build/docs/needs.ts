import { prose, section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

const CHILDREN = {
  fallback: 'Its children show until it runs, and without script.',
  none: 'It has no children.',
};

/** What the tag cannot do without, and what its children are. */
export const needs: SectionWriter = ({ docs }) => {
  const { words, without = '' } = docs.needs ?? {};
  const lines = [
    ...(words === undefined ? [] : [prose(`It needs ${words}. ${without}`).trim()]),
    ...(docs.children ? [CHILDREN[docs.children]] : []),
    ...(docs.unique ? [`No two tags of a page may have the same \`${docs.unique}\`.`] : []),
  ];
  return section(
    'What it needs',
    lines.flatMap((line) => [line, '']),
  );
};
