import type { DataDocs, DataName } from '../data/data-docs.ts';

type Kinds = Readonly<Record<DataName, DataDocs>>;

let known: Kinds | undefined;

/** Development build only; esbuild would otherwise emit a chunk that nothing loads. */
const loadKinds = __DEV__ ? () => import('../data/kinds.ts') : undefined;

/** Loads the kinds of data on demand: they are too large for every page of the development build. */
export async function learnKindsOfData(): Promise<Kinds> {
  if (!loadKinds) throw new Error('[shop] only dist/dev/ knows the kinds of data.');
  known ??= (await loadKinds()).kindsOfData;
  return known;
}

/** Calls back with a kind of data; synchronously if the kinds have loaded. */
export function withKindOfData(name: DataName, callback: (kind: DataDocs) => void): void {
  if (known) callback(known[name]);
  else
    learnKindsOfData().then(
      (kinds) => callback(kinds[name]),
      // without the kinds, fewer warnings are given
      () => {},
    );
}
