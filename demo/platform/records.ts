/** The maximum number of entries; older ones are dropped. */
const MOST = 500;

/** A size that a visitor wants to be notified about when it is back in stock. */
export interface Observed {
  readonly product: number;
  readonly size: string;
  readonly email: string;
}

/** The fields of a form by name, in their order. */
export type PostedForm = readonly (readonly [name: string, value: string])[];

/** Records about the visitors, which the panel shows. */
export interface Records<Entry> {
  /** The entries of a session, oldest first. */
  of(session: string): readonly Entry[];
  add(session: string, entry: Entry): void;
}

/** Records in memory. */
export function createRecords<Entry>(): Records<Entry> {
  const all: { readonly session: string; readonly entry: Entry }[] = [];
  return {
    of: (id) => all.filter(({ session }) => session === id).map(({ entry }) => entry),
    add(session, entry) {
      all.push({ session, entry });
      all.splice(0, all.length - MOST);
    },
  };
}
