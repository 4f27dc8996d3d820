import { errorIn, type MutationResult } from '../../wire/graphql/answers.ts';
import type { Run } from '../later/graphql/graphql-client.ts';
import type { Operation } from '../later/graphql/operation.ts';
import { PlatformError, PlatformRefusal, UnsentError } from '../platform-error.ts';

/** Why an action of the shopper failed. */
export interface Refusal {
  /** A keyword, such as `network` or the platform's own code; a number if the specification defines one. */
  readonly code: string | number;
  /** English, for the author. */
  readonly message: string;
  /** The underlying error; absent if the platform refused. */
  readonly cause?: unknown;
  /** The platform's message for the shopper; '' without one. */
  readonly text: string;
}

/** The result of a call: its value, or the reason for its failure. */
export type Outcome<T> =
  | { readonly value: T; readonly refusal?: undefined }
  | { readonly value?: undefined; readonly refusal: Refusal };

function refusalOf(cause: unknown): Refusal {
  const code = cause instanceof PlatformError ? cause.kind : 'unexpected';
  const message = cause instanceof Error ? cause.message : '';
  const text = cause instanceof PlatformRefusal ? cause.text.trim() : '';
  return { code, message, cause, text };
}

/**
 * The failure for `shop-error`: the kind of a failed call, `response` after an unexpected error, else `refused` with the
 * platform's own code as its cause.
 */
export const failureOf = ({ code, message, cause }: Refusal) =>
  cause instanceof PlatformError
    ? { code: cause.kind, message, cause }
    : { code: cause ? 'response' : 'refused', message, cause: cause ?? { code } };

/** The outcome of a pending call; never rejects. */
export const outcomeOf = <T>(call: Promise<T>): Promise<Outcome<T>> =>
  call.then(
    (value) => ({ value }),
    (cause) => ({ refusal: refusalOf(cause) }),
  );

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
  return { refusal: { code: error.code || 'refused', message, text: error.message.trim() } };
}

const LOST: readonly unknown[] = ['network', 'timeout', 'response'];

/** Whether the platform may have executed the call, since no usable answer was received. */
export const isAnswerLost = ({ code, cause }: Refusal): boolean =>
  LOST.includes(code) && !(cause instanceof UnsentError);
