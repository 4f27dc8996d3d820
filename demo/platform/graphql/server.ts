import { createHandler } from 'graphql-http';
import * as v from 'valibot';
import { bodyText, jsonAnswer, jsonFrom, textAnswer } from '../http/answers.ts';
import { type Delay, underSwitches } from '../settings/switches.ts';
import { kindsOf } from './operation-kinds.ts';
import { partialAnswer } from './partial.ts';
import type { CallContext, RootField } from './root-field.ts';
import { schemaFrom } from './schema.ts';

/** The platform takes a document with inline values; it does not support `variables`. */
const BodySchema = v.strictObject({ query: v.string() });

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

function failed(message: string, status: number): Response {
  return jsonAnswer({ errors: [{ message }] }, status);
}

/** What a GraphQL server answers from. */
export interface GraphqlServerOptions {
  /** The schema in SDL. */
  readonly schema: string;
  /** Every field of Query and Mutation that it answers, by name. */
  readonly fields: Readonly<Record<string, RootField>>;
  readonly delay: Delay;
}

function createExecutor({ schema, fields }: GraphqlServerOptions) {
  const handler = createHandler<CallContext, CallContext, CallContext>({
    schema: schemaFrom(schema),
    rootValue: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.resolve]),
    ),
    context: (request) => request.context,
  });
  return async (request: Request, query: string, context: CallContext) => {
    const [body, init] = await handler({
      method: 'POST',
      url: request.url,
      // The platform ignores `Accept`: it always answers plain JSON with status 200.
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: { query },
      raw: context,
      context,
    });
    return { body: body ?? '', status: init.status };
  };
}

/** Answers a GraphQL request in the context of a visit. */
export type GraphqlServer = (request: Request, context: CallContext) => Promise<Response>;

/** A GraphQL server; throws when the schema is not valid SDL. */
export function createGraphqlServer(options: GraphqlServerOptions): GraphqlServer {
  const execute = createExecutor(options);
  const { delay } = options;
  return async (request, context) => {
    if (request.method !== 'POST') return textAnswer('Method Not Allowed', 405);
    if (!isJson(request)) return failed('The content type must be application/json.', 415);
    const body = v.safeParse(BodySchema, jsonFrom(await bodyText(request)));
    if (!body.success) return failed('The body must be {"query": …} and nothing else.', 400);
    const { query } = body.output;
    const { settings } = context.visit.session();
    const call = { kinds: kindsOf(query), settings, signal: request.signal, delay };
    return underSwitches(call, async (failure) => {
      const answer = await execute(request, query, context);
      const text = failure === 'partial' ? partialAnswer(answer.body) : answer.body;
      return new Response(text, {
        status: answer.status,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      });
    });
  };
}
