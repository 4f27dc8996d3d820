import type { CallContext } from '../graphql/root-field.ts';
import { track } from '../tracking/tracking.ts';
import { profileOf } from './current.ts';
import type { CustomerProfile } from './customer.types.ts';
import { isPassword, NOBODYS_PASSWORD } from './password.ts';

/** The credentials that a shopper enters. */
export interface Credentials {
  /** A login, or the e-mail address of an account. */
  readonly login: string;
  readonly password: string;
}

/** Whether login and password match; the result does not tell which of the two is wrong. */
export type LoginResult =
  | { readonly ok: true; readonly customer: CustomerProfile }
  | { readonly ok: false; readonly error: 'wrong_credentials' };

/** Logs the visitor in under a new session id. */
export async function logIn(
  { login, password }: Credentials,
  { shop, visit }: CallContext,
): Promise<LoginResult> {
  const name = login.trim();
  const account = shop.store.account(name) ?? shop.store.accountByEmail(name);
  // An unknown login takes the same time, so that the delay does not reveal which logins exist.
  const fits = await isPassword(password, account?.password ?? NOBODYS_PASSWORD);
  if (!account || !fits) return { ok: false, error: 'wrong_credentials' };
  visit.logIn(account.login);
  track(visit, { event: 'login', method: 'password' });
  return { ok: true, customer: profileOf(account) };
}

/** Logs the visitor out; the basket is kept. */
export function logOut({ visit }: CallContext): void {
  visit.change({ login: null });
}
