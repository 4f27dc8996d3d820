import { prose, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

const keysOf = (names: string): string =>
  names
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(' ');

/** The keys that a tag handles. */
export const keyTable = (keyboard: Readonly<Record<string, string>> = {}): readonly string[] => {
  const rows = Object.entries(keyboard).map(([names, text]) => [keysOf(names), prose(text)]);
  return rows.length > 0 ? table(['key', 'action'], rows) : [];
};

/** The semantics of the tag, and the effects of its keys. */
export const accessibility: SectionWriter = ({ docs }) =>
  section('Keyboard and screen readers', [
    prose(docs.accessibility),
    '',
    ...keyTable(docs.keyboard),
    'For all tags: [Accessibility](../guide/accessibility.md).',
    '',
  ]);
