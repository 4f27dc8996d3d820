import { PlatformError } from '../../logic/platform/platform-error.ts';

/** A response with GraphQL errors in addition to data. */
export class PartialAnswer {
  readonly data: unknown;

  constructor(data: unknown) {
    this.data = data;
  }
}

/** A response with errors in addition to data, for `fake.answer(name, partial(data))`. */
export const partial = (data: unknown): PartialAnswer => new PartialAnswer(data);

/** A response that the test resolves. */
export interface Deferred {
  resolve(data: unknown): void;
  reject(error: Error): void;
}

/** A recorded call. */
export interface RecordedCall {
  /** The operation, `widgets`, or the URL of a text or a form. */
  readonly name: string;
  readonly variables: unknown;
  /** The GraphQL document of an operation. */
  readonly document?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Answers {
  /**
   * The responses to calls with this name, in order; the last one repeats. An `Error` rejects, a function is called.
   */
  answer(name: string, ...answers: readonly unknown[]): void;
  /** Makes the next call with this name wait until the test resolves it, before any scripted response. */
  defer(name: string): Deferred;
  /** All calls so far, or those with a name. */
  calls(name?: string): readonly RecordedCall[];
  /** The response to a call; an abort rejects it, as on the platform. */
  reply(call: RecordedCall): Promise<unknown>;
}

async function give(answer: unknown, { name, variables }: RecordedCall): Promise<unknown> {
  const given: unknown = await (typeof answer === 'function' ? answer(variables) : answer);
  if (given === undefined) throw new PlatformError(name, 'network');
  if (given instanceof Error) throw given;
  return given;
}

const aborted = ({ name, signal }: RecordedCall): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new PlatformError(name, 'aborted'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });

/** Responds to calls by name; unscripted ones fail like a broken connection. */
export function createAnswers(): Answers {
  const scripted = new Map<string, unknown[]>();
  const deferrals: { readonly name: string; readonly promise: Promise<unknown> }[] = [];
  const calls: RecordedCall[] = [];

  function next(name: string): unknown {
    const index = deferrals.findIndex((deferral) => deferral.name === name);
    if (index >= 0) return deferrals.splice(index, 1)[0]?.promise;
    const answers = scripted.get(name) ?? [];
    return answers.length > 1 ? answers.shift() : answers[0];
  }

  return {
    answer: (name, ...answers) => void scripted.set(name, [...answers]),
    defer(name) {
      const { promise, ...deferred } = withResolvers();
      deferrals.push({ name, promise });
      return deferred;
    },
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
    reply(call) {
      calls.push(call);
      return Promise.race([give(next(call.name), call), aborted(call)]);
    },
  };
}

function withResolvers(): Deferred & { readonly promise: Promise<unknown> } {
  let settlers: Deferred | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settlers = { resolve, reject };
  });
  // Prevents an unhandled rejection if nothing awaits the promise yet.
  promise.catch(() => undefined);
  return {
    promise,
    resolve: (data) => settlers?.resolve(data),
    reject: (error) => settlers?.reject(error),
  };
}
