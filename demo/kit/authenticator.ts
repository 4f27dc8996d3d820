import { base64urlOf } from '../platform/accounts/wire.ts';

/** A virtual device that stores passkeys, for test browsers without one. */
export interface TestAuthenticator {
  /**
   * The error that its prompts reject with: `NotAllowedError` means that the shopper cancels, `InvalidStateError` that
   * the device already has a passkey. Undefined by default: the shopper agrees.
   */
  refuse: 'NotAllowedError' | 'InvalidStateError' | 'SecurityError' | undefined;
  /** Restores the browser's own authenticator. */
  remove(): void;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface Passkey {
  readonly id: Bytes;
  readonly rpId: string;
  readonly userHandle: ArrayBuffer;
}

/** The flags of the authenticator data: user verified, and attested credential data included. */
const [VERIFIED, ATTACHED] = [0x05, 0x40];
const ID_LENGTH = 16;
/** The CBOR prefix of an attestation with the format `none`, up to the length of the authenticator data. */
const ATTESTATION = '\xa3cfmtdnonegattStmt\xa0hauthDataX';

const latin1 = (text: string): Bytes =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const joined = (...parts: readonly BlobPart[]): Promise<ArrayBuffer> =>
  new Blob([...parts]).arrayBuffer();

const bytesOf = (source: BufferSource): Promise<ArrayBuffer> => new Blob([source]).arrayBuffer();

function clientData(type: string, challenge: ArrayBuffer): ArrayBuffer {
  const { origin } = location;
  const data = { type, challenge: base64urlOf(new Uint8Array(challenge)), origin };
  return new TextEncoder().encode(JSON.stringify(data)).buffer;
}

/** The authenticator data: the hash of the domain, the flags and the counter. */
async function signedData(rpId: string, flags: number, counter: number): Promise<ArrayBuffer> {
  const domain = await crypto.subtle.digest('SHA-256', latin1(rpId));
  const rest = new DataView(new ArrayBuffer(5));
  rest.setUint8(0, flags);
  rest.setUint32(1, counter);
  return joined(domain, rest);
}

const credential = ({ id }: Passkey, response: object) => ({
  id: base64urlOf(id),
  rawId: id.buffer,
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
});

const ABILITIES = {
  isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  isConditionalMediationAvailable: async () => false,
};

/** Replaces a member of an object; returns a function that restores it. */
function replace(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(target, name);
    if (before) Object.defineProperty(target, name, before);
  };
}

/** A `navigator.credentials` for a device with these passkeys; `ask` counts its prompts. */
const credentialsOf = (passkeys: Passkey[], nextChallenge: () => number) => ({
  async create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
    const counter = nextChallenge();
    const { rp, user, challenge } = publicKey;
    const id = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
    const rpId = rp.id ?? location.hostname;
    const passkey = { id, rpId, userHandle: await bytesOf(user.id) };
    passkeys.push(passkey);
    const signed = await signedData(rpId, VERIFIED | ATTACHED, counter);
    const data = await joined(signed, new Uint8Array(16), new Uint8Array([0, ID_LENGTH]), id);
    return credential(passkey, {
      clientDataJSON: clientData('webauthn.create', await bytesOf(challenge)),
      attestationObject: await joined(latin1(ATTESTATION), new Uint8Array([data.byteLength]), data),
      getTransports: () => ['internal'],
    });
  },
  async get({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) {
    const counter = nextChallenge();
    const { rpId = location.hostname, challenge } = publicKey;
    const passkey = passkeys.findLast((one) => one.rpId === rpId);
    if (!passkey) throw new DOMException('The device has no passkey.', 'NotAllowedError');
    return credential(passkey, {
      clientDataJSON: clientData('webauthn.get', await bytesOf(challenge)),
      authenticatorData: await signedData(rpId, VERIFIED, counter),
      signature: new ArrayBuffer(64),
      userHandle: passkey.userHandle,
    });
  },
});

/**
 * Installs a virtual authenticator that saves passkeys and logs in with them, even if a script clicks the button. The
 * test platform accepts its signatures.
 */
export function installAuthenticator(): TestAuthenticator {
  let prompts = 0;
  const nextChallenge = () => {
    if (device.refuse) throw new DOMException('Refused by the test.', device.refuse);
    prompts += 1;
    return prompts;
  };
  const undo = [
    replace(navigator, 'credentials', credentialsOf([], nextChallenge)),
    replace(navigator, 'userActivation', { isActive: true }),
    replace(globalThis, 'PublicKeyCredential', ABILITIES),
  ];
  const device: TestAuthenticator = {
    refuse: undefined,
    remove: () => {
      for (const one of undo) one();
    },
  };
  return device;
}
