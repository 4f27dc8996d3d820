import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const UP_UV = 0x05;
const UP_ONLY = 0x01;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The few CBOR types that an attestation without a statement needs. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
}
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** The input of a ceremony; the challenge is base64url. */
export interface CeremonyTerms {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly userVerified?: boolean;
}

/** An authenticator with one P-256 key that signs as a device would. Its responses are plain base64. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  userHandle: string | null = null;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  create(terms: CeremonyTerms) {
    const length = Buffer.from([0, this.id.length]);
    const attested = [Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)];
    const authData = Buffer.concat([this.#authData(terms, ATTESTED), ...attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      clientDataJSONBase64: clientData('webauthn.create', terms).toString('base64'),
      attestationObjectBase64: attestation.toString('base64'),
    };
  }

  get(terms: CeremonyTerms) {
    const authData = this.#authData(terms, 0);
    const client = clientData('webauthn.get', terms);
    const signer = createSign('sha256').update(authData).update(sha256(client));
    return {
      publicKeyCredentialBinRawId: this.id.toString('base64'),
      clientDataJSONBase64: client.toString('base64'),
      authenticatorDataBase64: authData.toString('base64'),
      signatureBase64: signer.sign(this.#keys.privateKey).toString('base64'),
      userHandleBinBase64: this.userHandle,
    };
  }

  #authData({ rpId, userVerified = true }: CeremonyTerms, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | (userVerified ? UP_UV : UP_ONLY), 0);
    rest.writeUInt32BE(++this.#counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }
}

function clientData(type: string, { challenge, origin }: CeremonyTerms): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
