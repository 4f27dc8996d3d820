import type { PasskeyVerifier } from '../platform/accounts/verifier.ts';
import { base64urlOf, bytesFrom } from '../platform/accounts/wire.ts';

/** Offsets in the authenticator data: of the counter, of the length of the credential's id, and of the id. */
const [COUNTER, ID_LENGTH, ID] = [33, 53, 55];
/** The head of a CBOR byte string whose length is one byte. */
const SHORT = 0x58;
const LABEL = 'authData';

/** The authenticator data in an attestation: the byte string after the key `authData`. */
function authenticatorDataIn(attestationObject: string): DataView<ArrayBuffer> {
  const { buffer } = bytesFrom(attestationObject);
  const head = new TextDecoder('latin1').decode(buffer).indexOf(LABEL) + LABEL.length;
  const bytesOfHead = new DataView(buffer).getUint8(head) === SHORT ? 2 : 3;
  return new DataView(buffer, head + bytesOfHead);
}

const counterIn = (data: DataView): number => data.getUint32(COUNTER);

/**
 * A verifier for tests, which accepts every authenticator and checks no signature, because that would need a package.
 * The platform itself checks challenge, domain and owner.
 */
export const believingVerifier: PasskeyVerifier = {
  async registration({ attestationObject }) {
    const data = authenticatorDataIn(attestationObject);
    const { buffer, byteOffset } = data;
    const id = new Uint8Array(buffer, byteOffset + ID, data.getUint16(ID_LENGTH));
    return { id: base64urlOf(id), publicKey: '', counter: counterIn(data) };
  },
  login: async ({ authenticatorData }) =>
    counterIn(new DataView(bytesFrom(authenticatorData).buffer)),
};
