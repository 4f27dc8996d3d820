import { prose, section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

const FALLBACK = 'Its children show until it has rendered, and without JavaScript.';
const CHILDREN = {
  fallback: FALLBACK,
  text: FALLBACK,
  block: FALLBACK,
  products: 'Its children show until the platform has answered, and without JavaScript.',
  none: 'It has no children.',
};

/** What the tag requires, and what its children are for. */
export const needs: SectionWriter = ({ docs }) => {
  const { text, without = '' } = docs.needs ?? {};
  const lines = [
    ...(text === undefined ? [] : [prose(`It requires ${text}. ${without}`).trim()]),
    ...(docs.children ? [CHILDREN[docs.children]] : []),
    ...(docs.unique ? [`No two tags of a page may have the same \`${docs.unique}\`.`] : []),
  ];
  return section(
    'Requirements',
    lines.flatMap((line) => [line, '']),
  );
};
