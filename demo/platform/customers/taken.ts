import type { CallContext } from '../graphql/root-field.ts';

/**
 * Whether another account has this login: with a password, with a passkey, or as its e-mail address,
 * which also works as a login. Case is ignored.
 */
export function isLoginTaken(login: string, { shop, visit }: CallContext): boolean {
  const current = visit.session().login;
  if (current !== null && current.toLowerCase() === login.toLowerCase()) return false;
  const owner = shop.store.account(login) ?? shop.store.accountByEmail(login);
  return owner ? owner.login !== current : shop.store.credentialsOf(login).length > 0;
}

/** Whether another account has this e-mail address. */
export function isEmailTaken(email: string, { shop, visit }: CallContext): boolean {
  const owner = shop.store.accountByEmail(email);
  return owner !== undefined && owner.login !== visit.session().login;
}
