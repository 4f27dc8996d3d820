import * as v from 'valibot';
import type { Account } from '../customers/account.types.ts';
import type { ShoppingList } from '../lists/list.types.ts';
import {
  type BasketLine,
  type Challenge,
  type Credential,
  type Customer,
  SessionSchema,
  type Token,
} from './store.ts';

const json = <const S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.object({ data: v.pipe(v.string(), v.parseJson(), schema) });

/** A row whose `data` is a session. */
export const SessionRow = json(SessionSchema);
const BillingSchema = v.object({
  firstname: v.string(),
  lastname: v.string(),
  firm: v.string(),
  nip: v.string(),
  street: v.string(),
  streetNumber: v.string(),
  zipcode: v.string(),
  city: v.string(),
  region: v.string(),
  phone: v.string(),
});
const { firm: _firm, nip: _nip, ...deliveryEntries } = BillingSchema.entries;
/** A row whose `data` is an account. */
export const AccountRow = json(
  v.object({
    login: v.string(),
    email: v.string(),
    type: v.picklist(['person', 'company']),
    billing: BillingSchema,
    delivery: v.nullable(v.object({ ...deliveryEntries, additional: v.string() })),
    birthDate: v.string(),
    bankAccount: v.string(),
    newsletter: v.boolean(),
    document: v.nullable(v.object({ name: v.string(), size: v.number(), type: v.string() })),
    registeredAt: v.number(),
    password: v.object({ salt: v.string(), hash: v.string(), iterations: v.number() }),
  }) satisfies v.GenericSchema<unknown, Account>,
);
/** A row of the shopping lists; `data` holds the fields that no query uses. */
export const ListRow = v.object({
  id: v.number(),
  owner: v.string(),
  data: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      name: v.string(),
      isPublic: v.boolean(),
      products: v.array(v.object({ productId: v.number(), sizeId: v.string() })),
    }) satisfies v.GenericSchema<unknown, Omit<ShoppingList, 'id' | 'owner'>>,
  ),
});
/** A shopping list's row in a query for its id. */
export const ListIdRow = v.object({ id: v.number() });
/** An account's row in a query for its key. */
export const AccountKeyRow = v.object({ login_key: v.string() });
/** A row whose `data` is a credential. */
export const CredentialRow = json(
  v.object({
    id: v.string(),
    login: v.string(),
    publicKey: v.string(),
    counter: v.number(),
    transports: v.array(v.string()),
  }) satisfies v.GenericSchema<unknown, Credential>,
);
/** A row whose `data` is a challenge. */
export const ChallengeRow = json(
  v.object({
    value: v.string(),
    kind: v.picklist(['register', 'login']),
    session: v.string(),
    domain: v.string(),
    login: v.string(),
    token: v.string(),
    expiresAt: v.number(),
  }) satisfies v.GenericSchema<unknown, Challenge>,
);
/** A row whose `data` is a token. */
export const TokenRow = json(
  v.object({
    value: v.string(),
    kind: v.picklist(['registration', 'login']),
    login: v.string(),
    expiresAt: v.number(),
  }) satisfies v.GenericSchema<unknown, Token>,
);
/** A row of the customers table. */
export const CustomerRow = v.object({
  login: v.string(),
  handle: v.string(),
}) satisfies v.GenericSchema<unknown, Customer>;
/** A row of the basket lines, its columns renamed. */
export const LineRow = v.pipe(
  v.object({
    productId: v.number(),
    sizeId: v.string(),
    quantity: v.number(),
    subscription: v.number(),
  }),
  v.transform(
    ({ subscription, ...line }): BasketLine => (subscription ? { ...line, subscription } : line),
  ),
);
