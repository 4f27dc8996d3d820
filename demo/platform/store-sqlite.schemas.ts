import * as v from 'valibot';
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
export const LineRow = v.object({
  productId: v.number(),
  sizeId: v.string(),
  quantity: v.number(),
}) satisfies v.GenericSchema<unknown, BasketLine>;
