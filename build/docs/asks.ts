import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The requests of a tag, when it sends them, and their sizes. */
export const asks: SectionWriter = ({ docs, calls }) => {
  const rows = calls.map(({ name, bytes }) => [
    `[${code(name)}](../wire.md#${name})`,
    prose(docs.calls?.[name] ?? ''),
    ...bytes,
  ]);
  return section(
    'Requests',
    rows.length > 0 ? table(['request', 'when', 'sent', 'received'], rows) : [],
  );
};
