import type { Credential, Customer } from '../stores/store.ts';
import { binaryMarker } from './wire.ts';

/** How long the browser may wait for the shopper. */
const CEREMONY_TIMEOUT_MS = 300_000;
const SHOP_NAME = 'Sklep pokazowy';
const ALGORITHMS = { EdDSA: -8, ES256: -7, RS256: -257 } as const;

/** Prefers the authenticator built into the shopper's device. */
const HINTS = ['client-device'];

/** The input for the options of one ceremony; the challenge is base64url. */
export interface Ceremony {
  readonly challenge: string;
  readonly domain: string;
}

function credentialNames(credentials: readonly Credential[]) {
  return credentials.map(({ id, transports }) => ({
    id: binaryMarker(id),
    type: 'public-key',
    transports,
  }));
}

/** The registration options as JSON, with binaries in the accounts service's own encoding. */
export function registrationOptions(
  { challenge, domain }: Ceremony,
  { login, handle }: Customer,
  known: readonly Credential[],
): string {
  return JSON.stringify({
    publicKey: {
      rp: { name: SHOP_NAME, id: domain },
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        userVerification: 'required',
        residentKey: 'required',
        requireResidentKey: true,
      },
      user: { id: binaryMarker(handle), name: login, displayName: login },
      pubKeyCredParams: Object.values(ALGORITHMS).map((alg) => ({ type: 'public-key', alg })),
      hints: HINTS,
      attestation: 'none',
      extensions: { exts: true },
      timeout: CEREMONY_TIMEOUT_MS,
      challenge: binaryMarker(challenge),
      excludeCredentials: credentialNames(known),
    },
  });
}

/** The login options as JSON, encoded the same way; any passkey of the domain is accepted. */
export function loginOptions({ challenge, domain }: Ceremony): string {
  return JSON.stringify({
    publicKey: {
      timeout: CEREMONY_TIMEOUT_MS,
      challenge: binaryMarker(challenge),
      userVerification: 'required',
      hints: HINTS,
      rpId: domain,
    },
  });
}
