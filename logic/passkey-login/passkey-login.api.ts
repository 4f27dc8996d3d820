import * as v from 'valibot';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { isProviderName } from '../settings/shop-config.ts';
import { type MutationResult, mutationAnswer } from '../wire/graphql/answers.ts';
import { graphql, graphqlName } from '../wire/graphql/literals.ts';

interface ShopLogin extends MutationResult {
  readonly login: string;
}

const LoginSchema = v.fallback(v.string(), '');

/** Logs in with a token of the accounts service (docs/specification.md#s7-row-8); throws unless the provider is a name. */
export function loginByToken(provider: string): Operation<{ token: string }, ShopLogin> {
  const field = isProviderName(provider) && graphqlName(`loginBy${provider}AccountsToken`);
  if (!field) throw new TypeError('[shop] provider: expected letters.');
  return {
    name: 'loginByToken',
    kind: 'mutation',
    document: ({ token }) => graphql`mutation { ${field}(token: ${token}) { status login } }`,
    answer: mutationAnswer(field.text, { login: LoginSchema }),
  };
}
