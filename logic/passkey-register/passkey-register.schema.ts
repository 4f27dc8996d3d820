import * as v from 'valibot';
import {
  Binary,
  Credentials,
  Extensions,
  Hints,
  PublicKey,
  UserVerification,
} from '../passkeys/credential-options.schema.ts';

/** The accounts service's registration options for the browser (`data` of docs/specification.md#s3-passkeys). */
export const RegistrationOptionsSchema = v.object({
  publicKey: v.object({
    challenge: Binary,
    rp: v.object({ name: v.string(), id: v.exactOptional(v.string()) }),
    user: v.object({ id: Binary, name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: PublicKey, alg: v.number() })),
    timeout: v.exactOptional(v.number()),
    excludeCredentials: v.exactOptional(Credentials),
    authenticatorSelection: v.exactOptional(
      v.object({
        authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
        residentKey: v.exactOptional(UserVerification),
        requireResidentKey: v.exactOptional(v.boolean()),
        userVerification: v.exactOptional(UserVerification),
      }),
    ),
    hints: v.exactOptional(Hints),
    extensions: v.exactOptional(Extensions),
    attestation: v.exactOptional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
  }),
});
