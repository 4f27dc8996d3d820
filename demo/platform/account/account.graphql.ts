import * as v from 'valibot';
import { currentAccount } from '../customers/current.ts';
import { type RootField, rootField } from '../graphql/root-field.ts';
import { track } from '../tracking/tracking.ts';

const REFUSED_LOGIN = { status: 'error', login: null };

/** The customer, and logging in with the token of the accounts service (docs/specification.md#s7-row-8). */
export const accountFields: Readonly<Record<string, RootField>> = {
  client: rootField({
    kind: 'login',
    args: v.object({}),
    resolve(_args, context) {
      const account = currentAccount(context);
      return account ? { email: account.email } : null;
    },
    refuse: () => null,
  }),
  loginByIAIAccountsToken: rootField({
    kind: 'login',
    args: v.object({ token: v.string() }),
    resolve({ token }, { shop, visit }) {
      const taken = shop.store.takeToken('login', token);
      if (!taken || taken.expiresAt < shop.now()) return REFUSED_LOGIN;
      visit.logIn(taken.login);
      track(visit, { event: 'login', method: 'passkey' });
      return { status: 'success', login: taken.login };
    },
    refuse: () => REFUSED_LOGIN,
  }),
};
