import type { polishTagPages } from './tag-pages.pl.ts';

/** The texts of the pages of single tags, in English. */
export const englishTagPages: typeof polishTagPages = {
  heading: 'Shop tags',
  intro: 'Each page shows one tag in all its states, with the code to copy.',
  allTags: 'All tags',
  code: 'The code of the example',
  copy: 'Copy',
  copied: 'The code is copied.',
};
