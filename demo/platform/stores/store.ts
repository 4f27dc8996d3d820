import * as v from 'valibot';
import type { Account } from '../customers/account.types.ts';
import type { ShoppingList } from '../lists/list.types.ts';
import { SettingsSchema } from '../settings/settings.ts';

/** What is kept of a visitor, without the basket. `login` is null while nobody is logged in. */
export const SessionSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  login: v.nullable(v.string()),
  settings: SettingsSchema,
  /** Tracking snippets that the page has not collected yet. */
  tracking: v.array(v.string()),
});

/** A visitor's session; times are milliseconds since 1970. */
export type Session = v.InferOutput<typeof SessionSchema>;

/** A product and size in a basket, with its quantity in units. */
export interface BasketLine {
  readonly productId: number;
  readonly sizeId: string;
  readonly quantity: number;
}

/** Whoever has passkeys, or is about to; `handle` is the base64url user handle that these carry. */
export interface Customer {
  readonly login: string;
  readonly handle: string;
}

/** A registered passkey; `id` and `publicKey` are base64url. */
export interface Credential {
  readonly id: string;
  readonly login: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A question the accounts service asked a browser; `value` is base64url. Single use. */
export interface Challenge {
  readonly value: string;
  readonly kind: 'register' | 'login';
  /** The accounts service's own session, which must bring the answer. */
  readonly session: string;
  readonly domain: string;
  /** Who registers; '' for a login, where nobody is known yet. */
  readonly login: string;
  /** The registration token that the answer uses up; '' for a login. */
  readonly token: string;
  readonly expiresAt: number;
}

/** A one-time permission to register a passkey, or to log in to the shop. */
export interface Token {
  readonly value: string;
  readonly kind: 'registration' | 'login';
  readonly login: string;
  readonly expiresAt: number;
}

/** Where the platform keeps what it must remember. Calls are synchronous, so that "take" is atomic. */
export interface Store {
  session(id: string): Session | undefined;
  saveSession(session: Session): void;
  /** Forgets the sessions created before a time, with their baskets and lists. */
  dropSessionsBefore(time: number): void;

  /** The lines of a session's basket, oldest first. */
  basket(session: string): readonly BasketLine[];
  /** Puts a line in place of the one with its product and size; a quantity of 0 removes it. */
  saveBasketLine(session: string, line: BasketLine): void;
  /** Gives the lines of one session to another that has none. */
  moveBasket(from: string, to: string): void;

  /** The account of a login, in whatever case that is written. */
  account(login: string): Account | undefined;
  /** The account with an e-mail address, in whatever case that is written. */
  accountByEmail(email: string): Account | undefined;
  /** Keeps a new account; false when its login or its e-mail address is another's already. */
  addAccount(account: Account): boolean;
  /** Puts an account in place of the one with its login; its e-mail address must be its own or free. */
  replaceAccount(account: Account): void;

  /** The shopping lists of an owner, the oldest first. */
  listsOf(owner: string): readonly ShoppingList[];
  list(id: number): ShoppingList | undefined;
  /** Keeps a new list; the result is its id. */
  addList(list: Omit<ShoppingList, 'id'>): number;
  /** Puts a list in place of the one with its id. */
  replaceList(list: ShoppingList): void;
  dropList(id: number): void;

  customer(login: string): Customer | undefined;
  saveCustomer(customer: Customer): void;

  credential(id: string): Credential | undefined;
  /** The passkeys of a login, in whatever case that is written. */
  credentialsOf(login: string): readonly Credential[];
  saveCredential(credential: Credential): void;

  saveChallenge(challenge: Challenge): void;
  /** The challenge, which is gone afterwards. */
  takeChallenge(value: string): Challenge | undefined;

  saveToken(token: Token): void;
  /** The token, which stays. */
  token(kind: Token['kind'], value: string): Token | undefined;
  /** The token, which is gone afterwards. */
  takeToken(kind: Token['kind'], value: string): Token | undefined;

  /** Forgets the tokens of a login, in whatever case that is written. */
  dropTokensOf(login: string): void;

  /** Forgets challenges and tokens that expired before a time. */
  dropExpired(time: number): void;
  close(): void;
}
