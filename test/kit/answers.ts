import { PlatformError } from '../../logic/platform/platform-error.ts';

/** An answer that comes with GraphQL errors beside its data. */
export class PartialAnswer {
  readonly data: unknown;

  constructor(data: unknown) {
    this.data = data;
  }
}

/** An answer with errors beside its data, for `fake.answer(name, partial(data))`. */
export const partial = (data: unknown): PartialAnswer => new PartialAnswer(data);

/** An answer that the test gives when it wants. */
export interface Deferred {
  resolve(data: unknown): void;
  reject(error: Error): void;
}

/** What was asked. */
export interface RecordedCall {
  /** The operation, `widgets`, or the URL of a text or a form. */
  readonly name: string;
  readonly variables: unknown;
  /** The GraphQL text, where it is an operation. */
  readonly document?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Answers {
  /** What calls of that name get, one after the other; the last one stays. An `Error` rejects, a function is asked. */
  answer(name: string, ...answers: readonly unknown[]): void;
  /** Lets the next call of that name, before any scripted answer, wait until the test answers it. */
  defer(name: string): Deferred;
  /** All calls so far, or those of one name. */
  calls(name?: string): readonly RecordedCall[];
  /** The answer of a call; aborting it rejects it as the platform would. */
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

/** Answers by name; what nobody scripted fails like a broken connection. */
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
  // Nobody may be listening yet.
  promise.catch(() => undefined);
  return {
    promise,
    resolve: (data) => settlers?.resolve(data),
    reject: (error) => settlers?.reject(error),
  };
}
