import { errorIn, type MutationResult } from '../../wire/graphql/mutation-result.ts';
import type { Run } from '../later/graphql/graphql-client.ts';
import type { Operation } from '../later/graphql/operation.ts';
import { PlatformError } from '../platform-error.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Runs a mutation that the platform may refuse; never rejects. */
export async function mutate<V, R extends MutationResult>(
  run: Run,
  operation: Operation<V, R>,
  variables: V,
): Promise<Outcome<R>> {
  const outcome = await outcomeOf(run(operation, variables));
  const error = outcome.value && errorIn(outcome.value);
  if (!error) return outcome;
  const { message } = new PlatformError(operation.name, 'refused');
  return { refusal: { code: error.code || 'refused', message, words: error.message.trim() } };
}
