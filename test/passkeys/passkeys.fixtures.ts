/** Bytes in the format of the WebAuthn API. */
export const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

/** Bytes in the format of the accounts service. */
export const marker = (...values: number[]): string =>
  `=?BINARY?B?${btoa(String.fromCharCode(...values))}?=`;

/** The registration options of the service. */
export const registrationOptions = (user: object = {}) => ({
  publicKey: {
    rp: { name: 'Sklep', id: 'shop.example' },
    user: { id: marker(7), name: 'anna@example.com', displayName: 'Anna', ...user },
    challenge: marker(1, 2, 3),
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    attestation: 'none',
    authenticatorSelection: {
      userVerification: 'required',
      residentKey: 'required',
      requireResidentKey: false,
    },
    excludeCredentials: [
      { id: marker(5), type: 'public-key', transports: ['internal', 'hybrid', 'teleport'] },
    ],
    extensions: { exts: true },
  },
});

/** The login options of the service. */
export const loginOptions = () => ({
  publicKey: {
    challenge: marker(1, 2, 3),
    rpId: 'shop.example',
    timeout: 60_000,
    userVerification: 'required',
    allowCredentials: [{ id: marker(5), type: 'public-key' }],
  },
});

const credential = (response: object) => {
  const made = { id: '-_8', type: 'public-key', rawId: bytes(251, 255), response };
  return made;
};

/** A passkey's assertion. */
export const assertion = (response: object = {}) =>
  credential({
    clientDataJSON: bytes(1),
    authenticatorData: bytes(2),
    signature: bytes(3),
    userHandle: bytes(4),
    ...response,
  });

/** A new passkey. */
export const attestation = (response: object = {}) =>
  credential({ clientDataJSON: bytes(1), attestationObject: bytes(2), ...response });

/** Refusals of the accounts service, each with its text for the shopper. */
export const REFUSALS: readonly [answer: object, message: string][] = [
  [{ status: 'error', errorMsg: 'Nie znamy go.' }, 'Nie znamy go.'],
  [{ status: 'error', errorMsg: 'Nie znamy go.', ms: 'e17' }, 'Nie znamy go.'],
  [{ status: 'failed', ms: 'Nie znamy go.', errorMsg: 'e17' }, 'Nie znamy go.'],
  [{ status: 'failed', ms: '', errorMsg: 'Nie znamy go.' }, 'Nie znamy go.'],
];
