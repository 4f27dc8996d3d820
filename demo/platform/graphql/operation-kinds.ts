import { Kind, parse } from 'graphql';
import type { CallKind } from '../settings/settings.ts';
import { ROOT_FIELDS } from './fields.ts';

function rootFieldNames(query: string): readonly string[] {
  try {
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((selection) =>
            selection.kind === Kind.FIELD ? [selection.name.value] : [],
          )
        : [],
    );
  } catch {
    return [];
  }
}

/** The kinds of call in a GraphQL document; none when it does not parse. */
export function kindsOf(query: string): readonly CallKind[] {
  return rootFieldNames(query).flatMap((name) =>
    Object.hasOwn(ROOT_FIELDS, name) ? (ROOT_FIELDS[name]?.kind ?? []) : [],
  );
}
