import {
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, parseAuthenticatorData } from '@simplewebauthn/server/helpers';
import type { Credential } from '../stores/store.ts';
import { base64urlOf, bytesFrom } from './wire.ts';

/** The values that a response must match; binaries are base64url. */
export interface Expected {
  readonly challenge: string;
  readonly origins: readonly string[];
  readonly domain: string;
}

/** The response to a registration; binaries are base64url. */
export interface Attestation {
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** The response to a login; binaries are base64url. */
export interface Assertion {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Verifies the responses of authenticators. A failed check gives undefined. */
export interface PasskeyVerifier {
  /** Returns the new credential's id, public key and counter. */
  registration(
    answer: Attestation,
    expected: Expected,
  ): Promise<Pick<Credential, 'id' | 'publicKey' | 'counter'> | undefined>;
  /** Returns the credential's new counter. */
  login(answer: Assertion, expected: Expected, credential: Credential): Promise<number | undefined>;
}

/** A registration request does not carry the credential's id, so it is read from the attestation. */
function credentialIdIn(attestationObject: string): string {
  const authData = decodeAttestationObject(bytesFrom(attestationObject)).get('authData');
  const { credentialID } = parseAuthenticatorData(authData);
  return credentialID ? base64urlOf(credentialID) : '';
}

function registrationResponse(answer: Attestation): RegistrationResponseJSON {
  const id = credentialIdIn(answer.attestationObject);
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { ...answer } };
}

async function registration(answer: Attestation, { challenge, origins, domain }: Expected) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: registrationResponse(answer),
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: domain,
    requireUserVerification: true,
  });
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: base64urlOf(publicKey), counter };
}

async function login(
  answer: Assertion,
  { challenge, origins, domain }: Expected,
  { id, publicKey, counter }: Credential,
) {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...answer },
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: domain,
    requireUserVerification: true,
    credential: { id, publicKey: bytesFrom(publicKey), counter },
  });
  return verified ? authenticationInfo.newCounter : undefined;
}

/** The library throws on everything that it rejects, malformed input included. */
async function undefinedOnError<T>(check: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** A verifier that checks signatures and requires user verification. For servers: the library is heavy. */
export function createPasskeyVerifier(): PasskeyVerifier {
  return {
    registration: (answer, expected) => undefinedOnError(() => registration(answer, expected)),
    login: (answer, expected, credential) =>
      undefinedOnError(() => login(answer, expected, credential)),
  };
}
