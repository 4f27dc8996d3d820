import { kb, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The size of a tag in each build. */
export const cost: SectionWriter = ({ weights }) =>
  section('Size', [
    'In KB after gzip. Tags that pages usually have together share a file, which is counted as a whole. The last column is',
    'loaded when the shopper hovers, focuses or touches the tag.',
    '',
    ...table(
      ['build', 'any first tag', 'this tag', 'on demand, at most'],
      weights.map(({ build, base, first, later }) => [build, kb(base), kb(first), kb(later)]),
    ),
  ]);
