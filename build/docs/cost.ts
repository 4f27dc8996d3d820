import { kb, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** What a tag weighs in each build. */
export const cost: SectionWriter = ({ weights }) =>
  section('What it weighs', [
    'In KB after gzip. Tags that pages have together come in one file, which is counted whole.',
    'What comes later comes when the shopper is near.',
    '',
    ...table(
      ['build', 'with any tag', 'this one adds', 'later, at most'],
      weights.map(({ build, base, first, later }) => [build, kb(base), kb(first), kb(later)]),
    ),
  ]);
