import type Database from 'libsql';
import * as v from 'valibot';

type Bound = string | number;

/** The statements of one database file; rows are parsed, not trusted. */
export interface Rows {
  run(statement: string, ...values: Bound[]): void;
  all<const S extends v.GenericSchema>(
    schema: S,
    statement: string,
    ...values: Bound[]
  ): v.InferOutput<S>[];
  first<const S extends v.GenericSchema>(
    schema: S,
    statement: string,
    ...values: Bound[]
  ): v.InferOutput<S> | undefined;
}

/** Reads and writes an open database. A row in an outdated format counts as absent. */
export function createRows(database: Database.Database): Rows {
  const prepared = new Map<string, Database.Statement<Bound[]>>();
  const prepare = (statement: string) => {
    const ready = prepared.get(statement) ?? database.prepare<Bound[]>(statement);
    prepared.set(statement, ready);
    return ready;
  };
  const all: Rows['all'] = (schema, statement, ...values) =>
    prepare(statement)
      .all(...values)
      .map((row) => v.safeParse(schema, row))
      .filter((result) => result.success)
      .map((result) => result.output);
  return {
    run: (statement, ...values) => void prepare(statement).run(...values),
    all,
    first: (schema, statement, ...values) => all(schema, statement, ...values)[0],
  };
}
