/** A MiniSearch index as JSON: documents by short numbers, and terms with their documents. */
interface Index {
  readonly documentCount: number;
  readonly nextId: number;
  readonly documentIds: Numbered<string>;
  readonly fieldLength: Numbered<readonly number[]>;
  readonly averageFieldLength: readonly number[];
  readonly storedFields: Numbered<unknown>;
  readonly index: readonly Term[];
}

type Numbered<T> = Readonly<Record<string, T>>;
type Term = readonly [term: string, fields: Numbered<Numbered<number>>];

const POLISH = /(?<=\/)pl\//;

const pageOf = (address: string): string => address.replace(/#.*/, '').replace(POLISH, '');

/** The entries of the wanted documents, with shifted numbers. */
const moved = <T>(entries: Numbered<T>, by: number, isWanted: (id: string) => boolean) =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([id]) => isWanted(id))
      .map(([id, value]) => [Number(id) + by, value]),
  );

const mean = (one: Index, other: Index, field: number): number => {
  const sum = ({ documentCount, averageFieldLength }: Index) =>
    documentCount * (averageFieldLength[field] ?? 0);
  return (sum(one) + sum(other)) / (one.documentCount + other.documentCount);
};

/** The documents of a term in both indexes, by fields. */
function joinedFields(own: Term[1], further: Term[1]): Term[1] {
  const fields = new Set([...Object.keys(own), ...Object.keys(further)]);
  return Object.fromEntries(
    [...fields].map((field) => [field, { ...own[field], ...further[field] }]),
  );
}

/** Merges two indexes as JSON. English pages with a Polish version are left out. */
export function joinedIndex(polish: string, english: string): string {
  const own: Index = JSON.parse(polish);
  const other: Index = JSON.parse(english);
  const known = new Set(Object.values(own.documentIds).map(pageOf));
  const isWanted = (id: string) => !known.has(pageOf(other.documentIds[id] ?? ''));
  const move = <T>(entries: Numbered<T>) => moved(entries, own.nextId, isWanted);
  const documentIds = { ...own.documentIds, ...move(other.documentIds) };
  const terms = new Map(own.index);
  for (const [term, fields] of other.index) {
    const further = Object.fromEntries(
      Object.entries(fields).map(([field, found]) => [field, move(found)]),
    );
    terms.set(term, joinedFields(terms.get(term) ?? {}, further));
  }
  return JSON.stringify({
    ...own,
    documentIds,
    documentCount: Object.keys(documentIds).length,
    nextId: own.nextId + other.nextId,
    fieldLength: { ...own.fieldLength, ...move(other.fieldLength) },
    averageFieldLength: own.averageFieldLength.map((_, field) => mean(own, other, field)),
    storedFields: { ...own.storedFields, ...move(other.storedFields) },
    index: [...terms],
  });
}
