import * as v from 'valibot';
import {
  Binary,
  Credentials,
  Extensions,
  Hints,
  UserVerification,
} from '../passkeys/credential-options.schema.ts';
import { shape } from '../wire/shape.ts';

/** What the accounts service asks for at a login (`data` of docs/specification.md#s3-passkeys); what the browser needs not know is left out. */
export const LoginOptionsSchema = shape({
  publicKey: shape({
    challenge: Binary,
    rpId: v.exactOptional(v.string()),
    timeout: v.exactOptional(v.number()),
    allowCredentials: v.exactOptional(Credentials),
    userVerification: v.exactOptional(UserVerification),
    hints: v.exactOptional(Hints),
    extensions: v.exactOptional(Extensions),
  }),
});
