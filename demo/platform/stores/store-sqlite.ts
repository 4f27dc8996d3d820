import Database from 'libsql';
import type {
  BasketLine,
  Challenge,
  Credential,
  Customer,
  Session,
  Store,
  Token,
} from './store.ts';
import { accounts } from './store-sqlite.accounts.ts';
import { lists } from './store-sqlite.lists.ts';
import { createRows, type Rows } from './store-sqlite.rows.ts';
import {
  ChallengeRow,
  CredentialRow,
  CustomerRow,
  LineRow,
  SessionRow,
  TokenRow,
} from './store-sqlite.schemas.ts';
import { TABLES } from './store-sqlite.tables.ts';

/** A line without a subscription. */
const ONCE = 0;
const SAVE_LINE = `INSERT INTO basket_items (session, product_id, size_id, quantity, subscription) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (session, product_id, size_id)
  DO UPDATE SET quantity = excluded.quantity, subscription = excluded.subscription`;
const DROP_LINE = 'DELETE FROM basket_items WHERE session = ? AND product_id = ? AND size_id = ?';
const READ_LINES = `SELECT product_id AS productId, size_id AS sizeId, quantity, subscription
  FROM basket_items WHERE session = ? ORDER BY position`;

function sessions(rows: Rows) {
  return {
    session: (id: string) =>
      rows.first(SessionRow, 'SELECT data FROM sessions WHERE id = ?', id)?.data,
    // An upsert, because REPLACE would delete the row and, by cascade, the basket.
    saveSession: (session: Session) =>
      rows.run(
        `INSERT INTO sessions (id, created_at, data) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET data = excluded.data`,
        session.id,
        session.createdAt,
        JSON.stringify(session),
      ),
    dropSessionsBefore: (time: number) =>
      rows.run('DELETE FROM sessions WHERE created_at < ?', time),
    basket: (session: string) => rows.all(LineRow, READ_LINES, session),
    saveBasketLine(session: string, line: BasketLine) {
      const { productId, sizeId, quantity, subscription = ONCE } = line;
      if (quantity === 0) rows.run(DROP_LINE, session, productId, sizeId);
      else rows.run(SAVE_LINE, session, productId, sizeId, quantity, subscription);
    },
    moveBasket: (from: string, to: string) =>
      rows.run('UPDATE basket_items SET session = ? WHERE session = ?', to, from),
  };
}

function customers(rows: Rows) {
  return {
    customer: (login: string) =>
      rows.first(CustomerRow, 'SELECT login, handle FROM customers WHERE login = ?', login),
    saveCustomer: ({ login, handle }: Customer) =>
      rows.run('INSERT OR IGNORE INTO customers (login, handle) VALUES (?, ?)', login, handle),
    credential: (id: string) =>
      rows.first(CredentialRow, 'SELECT data FROM credentials WHERE id = ?', id)?.data,
    credentialsOf: (login: string) =>
      rows
        .all(
          CredentialRow,
          'SELECT data FROM credentials WHERE lower(login) = lower(?) ORDER BY rowid',
          login,
        )
        .map((row) => row.data),
    saveCredential: (credential: Credential) =>
      rows.run(
        `INSERT INTO credentials (id, login, data) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET login = excluded.login, data = excluded.data`,
        credential.id,
        credential.login,
        JSON.stringify(credential),
      ),
  };
}

function oneTimeThings(rows: Rows) {
  return {
    saveChallenge: (challenge: Challenge) =>
      rows.run(
        'INSERT INTO challenges (value, expires_at, data) VALUES (?, ?, ?)',
        challenge.value,
        challenge.expiresAt,
        JSON.stringify(challenge),
      ),
    takeChallenge: (value: string) =>
      rows.first(ChallengeRow, 'DELETE FROM challenges WHERE value = ? RETURNING data', value)
        ?.data,
    saveToken: (token: Token) =>
      rows.run(
        'INSERT INTO tokens (kind, value, expires_at, data) VALUES (?, ?, ?, ?)',
        token.kind,
        token.value,
        token.expiresAt,
        JSON.stringify(token),
      ),
    token: (kind: Token['kind'], value: string) =>
      rows.first(TokenRow, 'SELECT data FROM tokens WHERE kind = ? AND value = ?', kind, value)
        ?.data,
    takeToken: (kind: Token['kind'], value: string) =>
      rows.first(
        TokenRow,
        'DELETE FROM tokens WHERE kind = ? AND value = ? RETURNING data',
        kind,
        value,
      )?.data,
    dropTokensOf: (login: string) =>
      rows.run("DELETE FROM tokens WHERE lower(json_extract(data, '$.login')) = lower(?)", login),
    dropExpired(time: number) {
      rows.run('DELETE FROM challenges WHERE expires_at < ?', time);
      rows.run('DELETE FROM tokens WHERE expires_at < ?', time);
    },
  };
}

/** A store in one SQLite file, which is created when missing; `:memory:` keeps it in memory. */
export function createSqliteStore(file: string): Store {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;');
  database.exec(TABLES);
  const rows = createRows(database);
  return {
    ...sessions(rows),
    ...accounts(rows),
    ...lists(rows),
    ...customers(rows),
    ...oneTimeThings(rows),
    close: () => void database.close(),
  };
}
