/** The tables of the demo shop's file; fields that no query uses are JSON. Times are milliseconds since 1970. */
export const TABLES = `
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS basket_items (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL,
    size_id TEXT NOT NULL,
    quantity REAL NOT NULL,
    subscription INTEGER NOT NULL,
    UNIQUE (session, product_id, size_id)
  );
  CREATE TABLE IF NOT EXISTS customers (
    login TEXT PRIMARY KEY,
    handle TEXT NOT NULL UNIQUE
  );
  -- The keys are in lower case.
  CREATE TABLE IF NOT EXISTS accounts (
    login_key TEXT PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS shopping_lists (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner TEXT NOT NULL,
    data TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS shopping_lists_of_owner ON shopping_lists (owner);
  CREATE TRIGGER IF NOT EXISTS drop_lists_of_session AFTER DELETE ON sessions BEGIN
    DELETE FROM shopping_lists WHERE owner = 'session:' || OLD.id;
  END;
  CREATE TABLE IF NOT EXISTS credentials (
    id TEXT PRIMARY KEY,
    login TEXT NOT NULL REFERENCES customers (login),
    data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS challenges (
    value TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL,
    data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS tokens (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (kind, value)
  );
`;
