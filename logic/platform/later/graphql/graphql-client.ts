import { GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import { parseJson } from '../../../wire/json.ts';
import { type Send, withQuery } from '../../http.ts';
import { PlatformError, PlatformRefusal } from '../../platform-error.ts';
import { createSharing } from '../../sharing.ts';
import { markerOf, type Operation } from './operation.ts';

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called if the answer is usable but has errors; such an answer must not be cached. */
  readonly onPartial?: () => void;
}

/** Runs a GraphQL operation. Resolves to the parsed data; rejects with `PlatformError`. */
export type Run = <V, A>(
  operation: Operation<V, A>,
  variables: V,
  options?: RunOptions,
) => Promise<A>;

/** The answer of a GraphQL server. */
interface Envelope {
  readonly data: unknown;
  readonly errors?: readonly unknown[] | undefined;
}

/** A request for any operation. */
interface Exchange {
  readonly operation: Operation<never, unknown>;
  readonly url: string;
  readonly query: string;
}

/** Creates the GraphQL client: equal concurrent queries share a request, mutations are sent exactly once. */
export function createRun(readUrl: () => string, send: Send): Run {
  const queries = createSharing<Envelope>();

  async function sendMutation(exchange: Exchange, signal?: AbortSignal): Promise<Envelope> {
    try {
      return await request(send, exchange, signal);
    } finally {
      queries.close();
    }
  }

  return async (operation, variables, { signal, onPartial } = {}) => {
    const url = withQuery(readUrl(), markerOf(operation));
    const exchange = { operation, url, query: operation.document(variables) };
    const envelope = await (operation.kind === 'mutation'
      ? sendMutation(exchange, signal)
      : queries.join(
          {
            subject: operation.name,
            key: `${url} ${exchange.query}`,
            start: (shared) => request(send, exchange, shared),
          },
          signal,
        ));
    const answer = v.safeParse(operation.answer, envelope.data);
    if (!answer.success) throw failureOf(operation, envelope);
    if (envelope.errors?.length) onPartial?.();
    return answer.output;
  };
}

const RefusalSchema = v.object({ message: v.string() });

function failureOf(
  { name, isRefusable }: Operation<never, unknown>,
  { errors = [] }: Envelope,
): PlatformError {
  const refusal = v.safeParse(RefusalSchema, errors[0]);
  return isRefusable && refusal.success
    ? new PlatformRefusal(name, refusal.output.message)
    : new PlatformError(name, 'response');
}

const JSON_TYPE = 'application/json';
const EnvelopeSchema = v.object({ data: v.nullish(v.unknown()), errors: v.nullish(v.unknown()) });

/** Returns data and errors only: the library rejects answers with other keys. */
function parseEnvelope(text: string): Envelope {
  const { data = null, errors } = parseJson(EnvelopeSchema, text) ?? {};
  return { data, errors: [errors ?? []].flat() };
}

/** Our `send` as the library's `fetch`: it returns successful answers only, as JSON whatever their content type. */
const fetchThrough =
  (send: Send, { name, kind, timeoutMs }: Operation<never, unknown>): typeof fetch =>
  async (url, { method, headers, body, signal } = {}) => {
    const call = {
      subject: name,
      url: String(url),
      init: { method, headers, body } as RequestInit,
      isRead: kind === 'query',
      ...(timeoutMs && { timeoutMs }),
    };
    const text = await send(call, signal ?? undefined);
    return new Response(text, { headers: { 'content-type': JSON_TYPE } });
  };

async function request(
  send: Send,
  { operation, url, query }: Exchange,
  signal: AbortSignal | null = null,
): Promise<Envelope> {
  try {
    const config = {
      method: 'POST' as const,
      headers: { accept: JSON_TYPE },
      excludeOperationName: true,
      // prevents the library's own error, whose text contains query and answer
      errorPolicy: 'all' as const,
      jsonSerializer: { stringify: JSON.stringify, parse: parseEnvelope },
      fetch: fetchThrough(send, operation),
    };
    const client = new GraphQLClient(new URL(url, document.baseURI).href, config);
    return await client.rawRequest<unknown>({ query, signal });
  } catch (error) {
    throw error instanceof PlatformError ? error : new PlatformError(operation.name, 'response');
  }
}
