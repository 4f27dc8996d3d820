import * as v from 'valibot';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { mutate, type Outcome } from '../platform/outcome/outcome.ts';
import type { Platform } from '../platform/platform.ts';
import { type MutationResult, mutationAnswer } from '../wire/graphql/answers.ts';
import { graphql } from '../wire/graphql/literals.ts';

const IdSchema = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** The answer to a mutation of lists; the id is empty if missing. */
export interface ListAnswer extends MutationResult {
  readonly id: string;
}

/** A mutation of the lists; `field` is its name in the document. */
export const listMutation = <V>(
  field: string,
  document: (variables: V) => string,
): Operation<V, ListAnswer> => ({
  name: field,
  kind: 'mutation',
  isRefusable: true,
  document,
  answer: mutationAnswer(field, { id: IdSchema }),
});

/** Creates a list (docs/specification.md#s7-row-16); requests no more fields than that row names. */
export const createListOperation: Operation<{ name: string }, ListAnswer> = {
  ...listMutation<{ name: string }>(
    'shoppingListCreate',
    ({ name }) =>
      graphql`mutation { shoppingListCreate(ShoppingListSettingsInput: ${{ name }}) { status id } }`,
  ),
  marker: 'query=createShoppingList',
};

/** Runs a mutation of lists. Resolves to the list's id, '' if missing. */
export async function changeLists<V>(
  { run }: Platform,
  operation: Operation<V, ListAnswer>,
  variables: V,
): Promise<Outcome<string>> {
  const { value, refusal } = await mutate(run, operation, variables);
  return refusal ? { refusal } : { value: value.id };
}
