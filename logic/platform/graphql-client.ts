import * as v from 'valibot';
import type { HttpCall, Send } from './http.ts';
import { parseJson } from './json.ts';
import type { Operation } from './operation.ts';
import { PlatformError } from './platform-error.ts';
import { withQuery } from './query-string.ts';
import { createSharing } from './sharing.ts';

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called when the answer is usable but came with errors: such an answer is not to be kept. */
  readonly onPartial?: () => void;
}

/** Runs a GraphQL operation: its parsed data, or `PlatformError`. */
export type Run = <V, A>(
  operation: Operation<V, A>,
  variables: V,
  options?: RunOptions,
) => Promise<A>;

const JSON_TYPE = 'application/json';
const EnvelopeSchema = v.object({ data: v.unknown(), errors: v.nullish(v.unknown()) });

/** The GraphQL client: equal queries in flight are one request, mutations are sent exactly once. */
export function createRun(readUrl: () => string, send: Send): Run {
  const queries = createSharing<string>();

  async function sendMutation(call: HttpCall, signal?: AbortSignal): Promise<string> {
    try {
      return await send(call, signal);
    } finally {
      queries.close();
    }
  }

  return async (operation, variables, { signal, onPartial } = {}) => {
    const call = callOf(operation, readUrl(), operation.document(variables));
    const text = await (operation.kind === 'mutation'
      ? sendMutation(call, signal)
      : queries.join(
          {
            subject: operation.name,
            key: `${call.url} ${call.init?.body}`,
            start: (shared) => send(call, shared),
          },
          signal,
        ));
    const envelope = parseJson(EnvelopeSchema, text);
    const answer = v.safeParse(operation.answer, envelope?.data);
    if (!answer.success) throw new PlatformError(operation.name, 'response');
    if (envelope?.errors) onPartial?.();
    return answer.output;
  };
}

function callOf(
  { name, marker, kind, timeoutMs }: Operation<never, unknown>,
  url: string,
  query: string,
): HttpCall {
  return {
    subject: name,
    url: withQuery(url, marker),
    init: {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, accept: JSON_TYPE },
      body: JSON.stringify({ query }),
    },
    isRead: kind === 'query',
    ...(timeoutMs && { timeoutMs }),
  };
}
