import { ACCOUNTS_TIMEOUT_MS, accountsPath } from '../../../logic/platform/accounts/accounts.ts';
import { DEFAULT_TIMEOUT_MS, withQuery } from '../../../logic/platform/http.ts';
import { markerOf, type Operation } from '../../../logic/platform/later/graphql/operation.ts';

/** A call of the library, with an example of its request. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The URL; `{graphql-url}` is a placeholder for that attribute of `<shop-config>`. */
  readonly address: string;
  /** The language of the example, for its fence. */
  readonly language: 'graphql' | 'json' | 'http';
  /** An example of the request body. */
  readonly shown: string;
  readonly timeoutMs: number;
  /** The first cell of its row in the specification's failure table, if it has one. */
  readonly failure?: string;
  /** The files that send it. */
  readonly from: readonly string[];
}

/** The properties of a call other than its request. */
interface Sender {
  readonly timeoutMs?: number;
  readonly failure?: string;
  readonly from: readonly string[];
}

/** A call of GraphQL, from its operation. */
export function graphqlCall<V>(
  operation: Operation<V, unknown>,
  variables: V,
  sender: Sender,
): Call {
  const { name, timeoutMs = DEFAULT_TIMEOUT_MS, document } = operation;
  return {
    name,
    method: 'POST',
    language: 'graphql',
    shown: document(variables),
    timeoutMs,
    ...sender,
    address: withQuery('{graphql-url}', markerOf(operation)),
  };
}

/** A GET request of `address`. */
export const getCall = (name: string, address: string, sender: Sender): Call => ({
  name,
  method: 'GET',
  address,
  language: 'http',
  shown: '',
  timeoutMs: DEFAULT_TIMEOUT_MS,
  ...sender,
});

/** A call of the accounts service. */
export function accountsCall(name: string, body: unknown, sender: Sender): Call {
  const shown = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    name,
    method: 'POST',
    language: 'json',
    shown,
    ...sender,
    address: `{accounts-url}${accountsPath(name)}`,
    timeoutMs: ACCOUNTS_TIMEOUT_MS,
  };
}
