import type { DataDocs, DataName } from '../data/data-docs.ts';

type Kinds = Readonly<Record<DataName, DataDocs>>;

let known: Kinds | undefined;

/** Only the development build has them; esbuild would otherwise make a chunk of what nothing loads. */
const loadKinds = __DEV__ ? () => import('../data/kinds.ts') : undefined;

/** Loads the kinds of data, which would weigh on every page of the development build. */
export async function learnKindsOfData(): Promise<Kinds> {
  if (!loadKinds) throw new Error('[shop] only dist/dev/ knows the kinds of data.');
  known ??= (await loadKinds()).kindsOfData;
  return known;
}

/** Calls back with a kind of data: at once, where the kinds are there. */
export function withKindOfData(name: DataName, callback: (kind: DataDocs) => void): void {
  if (known) callback(known[name]);
  else
    learnKindsOfData().then(
      (kinds) => callback(kinds[name]),
      // without them the author is told less
      () => {},
    );
}
