import * as v from 'valibot';
import type { Account } from '../customers/account.types.ts';
import type { ShoppingList } from '../lists/list.types.ts';
import { SettingsSchema } from '../settings/settings.ts';

/** The stored data of a visitor, without the basket. `login` is null while nobody is logged in. */
export const SessionSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  login: v.nullable(v.string()),
  settings: SettingsSchema,
  /** The active rebate code; '' without one. */
  rebateCode: v.optional(v.string(), ''),
  /** Tracking snippets that the page has not fetched yet. */
  tracking: v.array(v.string()),
});

/** A visitor's session; times are milliseconds since 1970. */
export type Session = v.InferOutput<typeof SessionSchema>;

/** A product and size in a basket, with its quantity in units. */
export interface BasketLine {
  readonly productId: number;
  readonly sizeId: string;
  readonly quantity: number;
  /** The days between deliveries of a subscription; absent for a single purchase. */
  readonly subscription?: number;
}

/** An account that has passkeys or is about to register one; `handle` is their base64url user handle. */
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

/** A challenge that the accounts service sent to a browser; `value` is base64url. Single use. */
export interface Challenge {
  readonly value: string;
  readonly kind: 'register' | 'login';
  /** The accounts session that must answer it. */
  readonly session: string;
  readonly domain: string;
  /** The login to register a passkey for; '' for a login ceremony, where it is not known yet. */
  readonly login: string;
  /** The registration token that the answer takes; '' for a login ceremony. */
  readonly token: string;
  readonly expiresAt: number;
}

/** A one-time token to register a passkey, or to log in to the shop. */
export interface Token {
  readonly value: string;
  readonly kind: 'registration' | 'login';
  readonly login: string;
  readonly expiresAt: number;
}

/** The storage of the platform. Calls are synchronous, so that "take" is atomic. */
export interface Store {
  session(id: string): Session | undefined;
  saveSession(session: Session): void;
  /** Deletes the sessions created before a time, with their baskets and lists. */
  dropSessionsBefore(time: number): void;

  /** The lines of a session's basket, oldest first. */
  basket(session: string): readonly BasketLine[];
  /** Replaces the line with the same product and size; a quantity of 0 removes it. */
  saveBasketLine(session: string, line: BasketLine): void;
  /** Moves the lines of one session to another one that has none. */
  moveBasket(from: string, to: string): void;

  /** The account with a login; case is ignored. */
  account(login: string): Account | undefined;
  /** The account with an e-mail address; case is ignored. */
  accountByEmail(email: string): Account | undefined;
  /** Adds an account; false when its login or e-mail address is taken. */
  addAccount(account: Account): boolean;
  /** Replaces the account with the same login; its e-mail address must be its own or free. */
  replaceAccount(account: Account): void;

  /** The shopping lists of an owner, the oldest first. */
  listsOf(owner: string): readonly ShoppingList[];
  list(id: number): ShoppingList | undefined;
  /** Adds a list; returns its id. */
  addList(list: Omit<ShoppingList, 'id'>): number;
  /** Replaces the list with the same id. */
  replaceList(list: ShoppingList): void;
  dropList(id: number): void;

  customer(login: string): Customer | undefined;
  saveCustomer(customer: Customer): void;

  credential(id: string): Credential | undefined;
  /** The passkeys of a login; case is ignored. */
  credentialsOf(login: string): readonly Credential[];
  saveCredential(credential: Credential): void;

  saveChallenge(challenge: Challenge): void;
  /** Returns the challenge and deletes it. */
  takeChallenge(value: string): Challenge | undefined;

  saveToken(token: Token): void;
  /** Returns the token and keeps it. */
  token(kind: Token['kind'], value: string): Token | undefined;
  /** Returns the token and deletes it. */
  takeToken(kind: Token['kind'], value: string): Token | undefined;

  /** Deletes the tokens of a login; case is ignored. */
  dropTokensOf(login: string): void;

  /** Deletes challenges and tokens that expired before a time. */
  dropExpired(time: number): void;
  close(): void;
}
