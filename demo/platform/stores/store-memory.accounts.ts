import type { Account } from '../customers/account.types.ts';
import type { Store } from './store.ts';

/** Whether two texts are equal when case is ignored. */
export function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The accounts part of a store in memory. */
export function createAccounts(): Pick<
  Store,
  'account' | 'accountByEmail' | 'addAccount' | 'replaceAccount'
> {
  const accounts = new Map<string, Account>();
  const keep = (account: Account) => void accounts.set(account.login.toLowerCase(), account);
  const account = (login: string) => accounts.get(login.toLowerCase());
  const accountByEmail = (email: string) =>
    [...accounts.values()].find((candidate) => isSameText(candidate.email, email));
  return {
    account,
    accountByEmail,
    addAccount(added) {
      if (account(added.login) ?? accountByEmail(added.email)) return false;
      keep(added);
      return true;
    },
    replaceAccount: keep,
  };
}
