import { kb, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The size of a tag in each build. */
export const cost: SectionWriter = ({ weights }) =>
  section('Size', [
    'In KB after gzip, before the first interaction. Tags that pages usually have together share a file, which is counted as a whole.',
    '',
    ...table(
      ['build', 'any first tag', 'this tag'],
      weights.map(({ build, base, first }) => [build, kb(base), kb(first)]),
    ),
  ]);
