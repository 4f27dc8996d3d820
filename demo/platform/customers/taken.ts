import type { CallContext } from '../graphql/root-field.ts';

/**
 * Whether somebody else has this login, with a password, with a passkey, or as their e-mail
 * address, by which they may log in too. Upper and lower case are the same.
 */
export function isLoginTaken(login: string, { shop, visit }: CallContext): boolean {
  const own = visit.session().login;
  if (own !== null && own.toLowerCase() === login.toLowerCase()) return false;
  const owner = shop.store.account(login) ?? shop.store.accountByEmail(login);
  return owner ? owner.login !== own : shop.store.credentialsOf(login).length > 0;
}

/** Whether somebody else's account has this e-mail address. */
export function isEmailTaken(email: string, { shop, visit }: CallContext): boolean {
  const owner = shop.store.accountByEmail(email);
  return owner !== undefined && owner.login !== visit.session().login;
}
