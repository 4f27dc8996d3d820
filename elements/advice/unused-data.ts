import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { DataName } from '../data/data-docs.ts';
import { type DataFault, dataFaults } from './data-faults.ts';
import { withKindOfData } from './known-data.ts';

/** Data of an author, and how a warning names them. */
interface AuthorsData {
  /** The tag, or `shop`. */
  readonly by: string;
  /** The attribute, or the function. */
  readonly name: string;
  readonly value: unknown;
  /** The page of the documentation that explains it. */
  readonly page: string;
}

/** A warning text that begins with a path. */
interface Reported {
  readonly path: string;
  readonly text: string;
}

/** The path with the indexes of list items removed. */
const patternOf = ({ path }: DataFault): string => path.replace(/\[\d+\]/g, '[]');

/** The first fault of each pattern, with the number of further ones. */
function grouped(faults: readonly DataFault[]): readonly Reported[] {
  // also runs in Node 20, which has no `Map.groupBy`
  const patterns = faults.map(patternOf);
  return faults.flatMap(({ path, message }, at) => {
    const pattern = patterns[at];
    if (patterns.indexOf(pattern ?? '') < at) return [];
    const more = patterns.filter((other) => other === pattern).length - 1;
    const ending = more > 0 ? ` and ${more} more.` : '.';
    return [{ path, text: `${path}: ${message}${/[.?]$/.test(message) ? '' : ending}` }];
  });
}

/** Drops missing keys that are present under another name. */
const withoutConsequences = (faults: readonly DataFault[]): readonly DataFault[] =>
  faults.filter(
    ({ path, isMissing }) => !isMissing || !faults.some(({ meant }) => meant && isAt(path, meant)),
  );

/** Whether a path is that of a key, or of an object that contains it. */
const isAt = (path: string, key: string): boolean =>
  key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}[`);

/** How many faults of one value are reported in full; further ones only by path. */
const MOST = 2;

function folded(reported: readonly Reported[]): readonly string[] {
  const [first, ...others] = reported;
  if (!first || reported.length <= MOST) return reported.map(({ text }) => text);
  return [`${first.text} Also wrong: ${others.map(({ path }) => path).join(', ')}.`];
}

/** Misnamed keys first: they cause missing keys. */
const causesFirst = (faults: readonly DataFault[]): readonly DataFault[] => [
  ...faults.filter(({ isMissing }) => !isMissing),
  ...faults.filter(({ isMissing }) => isMissing),
];

/** Warns about unused parts of data, by path. Calls back if all parts are used. */
export function warnOfUnusedData(
  kind: DataName,
  { by, name, value, page }: AuthorsData,
  otherwise?: (whole?: DataFault) => void,
): void {
  if (!__DEV__) return;
  withKindOfData(kind, ({ schema, unwrap = (data) => data }) => {
    const data = unwrap(value);
    const faults = data === undefined ? [] : dataFaults(schema, { value: data, path: name });
    const parts = faults.filter(({ path }) => path !== name);
    const texts = folded(grouped(causesFirst(withoutConsequences(parts))));
    for (const text of texts) warnAuthor(by, text, page);
    if (parts.length === 0) otherwise?.(faults[0]);
  });
}
