import type { DataDocs, DataName } from '../data/data-docs.ts';

type Kinds = Readonly<Record<DataName, DataDocs>>;

let known: Kinds | undefined;

/** Loads the kinds of data, which would weigh on every page of the development build. */
export async function learnKindsOfData(): Promise<Kinds> {
  known ??= (await import('../data/kinds.ts')).kindsOfData;
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
