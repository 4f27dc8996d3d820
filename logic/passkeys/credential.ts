import * as v from 'valibot';
import { base64Of } from './binary.ts';

type WithResponse<R extends AuthenticatorResponse> = Credential & {
  readonly rawId: ArrayBuffer;
  readonly response: R;
};

const hasResponse = <R extends AuthenticatorResponse>(
  credential: Credential,
): credential is WithResponse<R> => 'response' in credential;

function responseOf<R extends AuthenticatorResponse>(credential: Credential): WithResponse<R> {
  if (hasResponse<R>(credential)) return credential;
  throw new TypeError('[shop] passkey: expected a public key.');
}

/**
 * An assertion for the login call (docs/specification.md#s3-passkeys): plain base64, null for a missing user handle.
 */
export function assertionOf(credential: Credential) {
  const { rawId, response } = responseOf<AuthenticatorAssertionResponse>(credential);
  const { userHandle } = response;
  return {
    publicKeyCredentialBinRawId: base64Of(rawId),
    clientDataJSONBase64: base64Of(response.clientDataJSON),
    authenticatorDataBase64: base64Of(response.authenticatorData),
    signatureBase64: base64Of(response.signature),
    userHandleBinBase64: userHandle ? base64Of(userHandle) : null,
  };
}

const TransportsSchema = v.fallback(v.array(v.string()), []);

/** An attestation for the registration call (docs/specification.md#s3-passkeys): plain base64, known transports. */
export function attestationOf(credential: Credential) {
  const { response } = responseOf<AuthenticatorAttestationResponse>(credential);
  return {
    authenticatorTransportMethods: v.parse(TransportsSchema, response.getTransports?.()),
    clientDataJSONBase64: base64Of(response.clientDataJSON),
    attestationObjectBase64: base64Of(response.attestationObject),
  };
}
