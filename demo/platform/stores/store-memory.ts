import type {
  BasketLine,
  Challenge,
  Credential,
  Customer,
  Session,
  Store,
  Token,
} from './store.ts';
import { createAccounts, isSameText } from './store-memory.accounts.ts';
import { createLists } from './store-memory.lists.ts';

function take<T>(entries: Map<string, T>, key: string): T | undefined {
  const entry = entries.get(key);
  entries.delete(key);
  return entry;
}

function dropWhere<T>(entries: Map<string, T>, isOver: (entry: T) => boolean): void {
  for (const [key, entry] of entries) if (isOver(entry)) entries.delete(key);
}

type Baskets = Pick<Store, 'basket' | 'saveBasketLine' | 'moveBasket'>;

function createBaskets(): Baskets & { drop(id: string): void } {
  const baskets = new Map<string, Map<string, BasketLine>>();
  return {
    basket: (session) => [...(baskets.get(session)?.values() ?? [])],
    saveBasketLine(session, line) {
      const lines = baskets.get(session) ?? new Map<string, BasketLine>();
      const key = JSON.stringify([line.productId, line.sizeId]);
      if (line.quantity === 0) lines.delete(key);
      else lines.set(key, line);
      baskets.set(session, lines);
    },
    moveBasket(from, to) {
      const lines = take(baskets, from);
      if (lines) baskets.set(to, lines);
    },
    drop: (id) => void baskets.delete(id),
  };
}

function createSessions(
  onDrop: (id: string) => void,
): Pick<Store, 'session' | 'saveSession' | 'dropSessionsBefore'> & Baskets {
  const sessions = new Map<string, Session>();
  const { drop, ...baskets } = createBaskets();
  return {
    ...baskets,
    session: (id) => sessions.get(id),
    saveSession: (session) => void sessions.set(session.id, session),
    dropSessionsBefore(time) {
      for (const session of [...sessions.values()]) {
        if (session.createdAt >= time) continue;
        sessions.delete(session.id);
        drop(session.id);
        onDrop(session.id);
      }
    },
  };
}

function createOneTimeThings(): Pick<
  Store,
  | 'saveChallenge'
  | 'takeChallenge'
  | 'saveToken'
  | 'token'
  | 'takeToken'
  | 'dropTokensOf'
  | 'dropExpired'
> {
  const challenges = new Map<string, Challenge>();
  const tokens = new Map<string, Token>();
  const tokenKey = (kind: Token['kind'], value: string) => `${kind} ${value}`;
  return {
    saveChallenge: (challenge) => void challenges.set(challenge.value, challenge),
    takeChallenge: (value) => take(challenges, value),
    saveToken: (token) => void tokens.set(tokenKey(token.kind, token.value), token),
    token: (kind, value) => tokens.get(tokenKey(kind, value)),
    takeToken: (kind, value) => take(tokens, tokenKey(kind, value)),
    dropTokensOf: (login) => dropWhere(tokens, (token) => isSameText(token.login, login)),
    dropExpired(time) {
      dropWhere(challenges, (challenge) => challenge.expiresAt < time);
      dropWhere(tokens, (token) => token.expiresAt < time);
    },
  };
}

/** A store that lives as long as the page or the process; it also works in a browser. */
export function createMemoryStore(): Store {
  const customers = new Map<string, Customer>();
  const credentials = new Map<string, Credential>();
  const { dropListsOfSession, ...lists } = createLists();
  return {
    ...createSessions(dropListsOfSession),
    ...lists,
    ...createAccounts(),
    ...createOneTimeThings(),
    customer: (login) => customers.get(login),
    saveCustomer: (customer) => void customers.set(customer.login, customer),
    credential: (id) => credentials.get(id),
    credentialsOf: (login) =>
      [...credentials.values()].filter((credential) => isSameText(credential.login, login)),
    saveCredential: (credential) => void credentials.set(credential.id, credential),
    close: () => undefined,
  };
}
