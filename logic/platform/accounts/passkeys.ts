import { handleAll, listen } from '../listen.ts';

/** The browser's passkeys; its own errors (`DOMException`) come through as they are. */
export interface PasskeyAuthenticator {
  /** The browser's user agent; on an iPad always with the word `iPad`. */
  readonly userAgent: string;
  /** Whether this device can verify its user. */
  isSupported(): Promise<boolean>;
  /** Whether passkeys can be offered in autofill. */
  canAutofill(): Promise<boolean>;
  /** Whether the shopper's last press still lets a prompt come up; true where the browser does not tell. */
  isUserActive(): boolean;
  /** Calls back whenever the shopper comes to a field whose autofill takes passkeys; returns how to stop. */
  onField(callback: () => void): () => void;
  /** Tells the device, where the browser can, that the service does not know one of its passkeys. */
  forget(passkey: UnknownCredentialOptions): void;
  create(options: PublicKeyCredentialCreationOptions, signal: AbortSignal): Promise<Credential>;
  get(options: PublicKeyCredentialRequestOptions, request: PasskeyRequest): Promise<Credential>;
}

export interface PasskeyRequest {
  readonly signal: AbortSignal;
  readonly mediation: CredentialMediationRequirement;
}

/** A field in whose autofill browsers offer passkeys. */
export const PASSKEY_FIELD = 'input[autocomplete~="webauthn" i]';

export const SUPPORT_TIMEOUT_MS = 5000;

/** The answer of a capability question; no answer, or none in time, means no. */
const ask = (question: () => Promise<boolean> | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SUPPORT_TIMEOUT_MS, false);
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      resolve(answer === true);
    };
    // Extensions replace these functions, and not all of theirs return a promise.
    Promise.resolve().then(question).then(settle, settle);
  });

async function existing(credential: Promise<Credential | null>): Promise<Credential> {
  const found = await credential;
  if (!found) throw new DOMException('No credential.', 'NotAllowedError');
  return found;
}

/** The pointer too: a field keeps its focus while a prompt comes and goes. */
const COMING = ['focusin', 'pointerdown'];

function onField(callback: () => void): () => void {
  const come = (event: Event) => {
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches(PASSKEY_FIELD)) callback();
  };
  return listen(document, handleAll(COMING, come), { capture: true });
}

/** Passkeys by `navigator.credentials`. */
export const browserPasskeys: PasskeyAuthenticator = {
  get userAgent() {
    const { userAgent, maxTouchPoints } = navigator;
    // an iPad calls itself a Macintosh, none of which has a touch screen
    return maxTouchPoints > 1 ? userAgent.replace('Macintosh', 'iPad') : userAgent;
  },
  isSupported: () =>
    ask(() => window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable()),
  canAutofill: () => ask(() => window.PublicKeyCredential?.isConditionalMediationAvailable?.()),
  isUserActive: () => navigator.userActivation?.isActive ?? true,
  onField,
  forget(passkey) {
    const signal = () => window.PublicKeyCredential?.signalUnknownCredential?.(passkey);
    // only a courtesy: an error would help nobody
    Promise.resolve()
      .then(signal)
      .catch(() => undefined);
  },
  create: (publicKey, signal) => existing(navigator.credentials.create({ publicKey, signal })),
  get: (publicKey, request) => existing(navigator.credentials.get({ publicKey, ...request })),
};
