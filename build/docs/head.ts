import { prose } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The name of the tag and its summary, also in Polish, so that the search finds Polish words. */
export const head: SectionWriter = ({ tag, docs }) => [
  `# ${tag}`,
  '',
  prose(docs.summary.en),
  '',
  `<p class="in-polish" lang="pl">${prose(docs.summary.pl)}</p>`,
  '',
];
