import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The requests of a tag, and when it sends them. */
export const requests: SectionWriter = ({ docs, calls }) => {
  const rows = calls.map(({ name }) => [
    `[${code(name)}](../wire.md#${name})`,
    prose(docs.calls?.[name] ?? ''),
  ]);
  return section('Requests', rows.length > 0 ? table(['request', 'when'], rows) : []);
};
