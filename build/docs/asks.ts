import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The calls of a tag: when it makes them, and how much they are. */
export const asks: SectionWriter = ({ docs, calls }) => {
  const rows = calls.map(({ name, bytes }) => [
    `[${code(name)}](../wire.md#${name})`,
    prose(docs.calls?.[name] ?? ''),
    ...bytes,
  ]);
  return section(
    'What it asks the platform',
    rows.length > 0 ? table(['call', 'when', 'sent', 'back'], rows) : [],
  );
};
