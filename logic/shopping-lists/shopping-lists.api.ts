import * as v from 'valibot';
import type { Operation } from '../platform/graphql/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformError, PlatformRefusal } from '../platform/platform-error.ts';
import { graphql } from '../wire/graphql/literals.ts';
import { shape } from '../wire/shape.ts';

/** Why the platform did not do what it was asked. */
export interface ListFailure {
  readonly code: string;
  /** English, for the author. */
  readonly message: string;
  readonly cause?: unknown;
  /** The platform's own words for the shopper; '' where it has none. */
  readonly words: string;
}

/** What came of asking: the list's id, '' where the answer names none, or the failure. */
export interface ListOutcome {
  readonly id: string;
  readonly failure: ListFailure | undefined;
}

const ListAnswerSchema = shape({
  status: v.picklist(['success']),
  id: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
});

type ListAnswer = v.InferOutput<typeof ListAnswerSchema>;

/** A mutation of the lists; `field` is what it is called in its document. */
export const listMutation = <V>(
  { field, marker }: { field: string; marker: string },
  document: (variables: V) => string,
): Operation<V, ListAnswer> => ({
  name: field,
  marker,
  kind: 'mutation',
  isRefusable: true,
  document,
  answer: v.pipe(
    shape({ [field]: v.unknown() }),
    v.transform((data) => data[field]),
    ListAnswerSchema,
  ),
});

/** Creates a list (docs/specification.md#s7-row-16), which is asked for no more than that row names. */
export const createListOperation = listMutation<{ name: string }>(
  { field: 'shoppingListCreate', marker: 'query=createShoppingList' },
  ({ name }) =>
    graphql`mutation { shoppingListCreate(ShoppingListSettingsInput: ${{ name }}) { status id } }`,
);

/** What came of a call that was refused, could not be made, or whose answer is of no use. */
export function failedOutcome(cause: unknown): ListOutcome {
  const code = cause instanceof PlatformError ? cause.kind : 'unexpected';
  const message = cause instanceof Error ? cause.message : '';
  const words = cause instanceof PlatformRefusal ? cause.words.trim() : '';
  return { id: '', failure: { code, message, cause, words } };
}

/** Runs a mutation of the lists; never rejects. */
export const changeLists = <V>(
  { run }: Platform,
  operation: Operation<V, ListAnswer>,
  variables: V,
): Promise<ListOutcome> =>
  run(operation, variables).then(({ id }) => ({ id, failure: undefined }), failedOutcome);
