import type { CallContext } from '../graphql/root-field.ts';
import type { Account } from './account.types.ts';
import type { CustomerProfile } from './customer.types.ts';

/** An account without what pages must not see, such as the password. */
export function profileOf({ password: _password, ...profile }: Account): CustomerProfile {
  return profile;
}

/** The account of the visitor's session, if somebody is logged in. */
export function currentAccount({ shop, visit }: CallContext): Account | undefined {
  const { login } = visit.session();
  const account = login === null ? undefined : shop.store.account(login);
  // The store ignores the case of a login, but the session holds the account's exact spelling.
  return account?.login === login ? account : undefined;
}

/**
 * The logged-in customer; undefined when nobody is logged in, or when the account has only a passkey:
 * such an account has a login but no profile.
 */
export function currentCustomer(context: CallContext): CustomerProfile | undefined {
  const account = currentAccount(context);
  return account && profileOf(account);
}
