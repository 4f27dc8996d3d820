import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { DataName } from '../data/data-docs.ts';
import { type DataFault, dataFaults } from './data-faults.ts';
import { withKindOfData } from './known-data.ts';

/** Data of an author, and what a warning calls it. */
interface AuthorsData {
  /** The tag, or `shop`. */
  readonly by: string;
  /** The attribute, or the function. */
  readonly name: string;
  readonly value: unknown;
  /** The tag whose texts explain it. */
  readonly anchor: string;
}

/** The same path in another item of a list. */
const patternOf = ({ path }: DataFault): string => path.replace(/\[\d+\]/g, '[]');

/** The first fault of each kind, with how many more there are. */
function grouped(faults: readonly DataFault[]): readonly string[] {
  const groups = Map.groupBy(faults, patternOf);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const text = `${first.path}: ${first.words}`;
    if (/[.?]$/.test(text)) return [text];
    return [others.length > 0 ? `${text} and ${others.length} more.` : `${text}.`];
  });
}

/** Warns of what is not used of data, by path; calls back where there is no such part. */
export function warnOfUnusedData(
  kind: DataName,
  { by, name, value, anchor }: AuthorsData,
  otherwise?: () => void,
): void {
  if (!__DEV__) return;
  withKindOfData(kind, ({ schema, unwrap = (data) => data }) => {
    const data = unwrap(value);
    const faults = data === undefined ? [] : dataFaults(schema, { value: data, path: name });
    const parts = faults.filter(({ path }) => path !== name);
    for (const text of grouped(parts)) warnAuthor(`[${by}] ${text} See README.md#${anchor}`);
    if (parts.length === 0) otherwise?.();
  });
}
