import type { Account } from '../customers/account.types.ts';
import type { Rows } from './store-sqlite.rows.ts';
import { AccountKeyRow, AccountRow } from './store-sqlite.schemas.ts';

const BY_LOGIN = 'SELECT data FROM accounts WHERE login_key = ?';
const BY_EMAIL = 'SELECT data FROM accounts WHERE email_key = ?';
const ADD = `INSERT INTO accounts (login_key, email_key, data) VALUES (?, ?, ?)
  ON CONFLICT DO NOTHING RETURNING login_key`;
const REPLACE = 'UPDATE accounts SET email_key = ?, data = ? WHERE login_key = ?';

const keyOf = (text: string) => text.toLowerCase();

/** The accounts part of a store in SQLite. */
export function accounts(rows: Rows) {
  return {
    account: (login: string) => rows.first(AccountRow, BY_LOGIN, keyOf(login))?.data,
    accountByEmail: (email: string) => rows.first(AccountRow, BY_EMAIL, keyOf(email))?.data,
    addAccount(account: Account) {
      const { login, email } = account;
      const data = JSON.stringify(account);
      return rows.first(AccountKeyRow, ADD, keyOf(login), keyOf(email), data) !== undefined;
    },
    replaceAccount: (account: Account) =>
      rows.run(REPLACE, keyOf(account.email), JSON.stringify(account), keyOf(account.login)),
  };
}
