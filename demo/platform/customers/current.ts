import type { CallContext } from '../graphql/root-field.ts';
import type { Account } from './account.types.ts';
import type { CustomerProfile } from './customer.types.ts';

/** An account as pages may see it. */
export function profileOf({ password: _password, ...profile }: Account): CustomerProfile {
  return profile;
}

/** The account that is logged in to, if there is one. */
export function currentAccount({ shop, visit }: CallContext): Account | undefined {
  const { login } = visit.session();
  const account = login === null ? undefined : shop.store.account(login);
  // The store does not mind the case of letters, but a session's login is written exactly.
  return account?.login === login ? account : undefined;
}

/**
 * The customer who is logged in; undefined when nobody is, or when the account is a passkey alone,
 * which has a login but no profile.
 */
export function currentCustomer(context: CallContext): CustomerProfile | undefined {
  const account = currentAccount(context);
  return account && profileOf(account);
}
