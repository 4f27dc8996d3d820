import * as v from 'valibot';
import {
  Binary,
  Credentials,
  Extensions,
  Hints,
  UserVerification,
} from '../passkeys/credential-options.schema.ts';

/** The accounts service's login options for the browser (`data` of docs/specification.md#s3-passkeys). */
export const LoginOptionsSchema = v.object({
  publicKey: v.object({
    challenge: Binary,
    rpId: v.exactOptional(v.string()),
    timeout: v.exactOptional(v.number()),
    allowCredentials: v.exactOptional(Credentials),
    userVerification: v.exactOptional(UserVerification),
    hints: v.exactOptional(Hints),
    extensions: v.exactOptional(Extensions),
  }),
});
