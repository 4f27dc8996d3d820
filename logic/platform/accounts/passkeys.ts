import { handleAll, listen } from '../listen.ts';

/** The browser's passkeys. Errors of the browser (`DOMException`) are passed on. */
export interface PasskeyAuthenticator {
  /** The browser's user agent; contains `iPad` on every iPad. */
  readonly userAgent: string;
  /** Whether this device can verify its user. */
  isSupported(): Promise<boolean>;
  /** Whether passkeys can be offered in autofill. */
  canAutofill(): Promise<boolean>;
  /** Whether a prompt is still allowed after the shopper's last click; true if the browser cannot say. */
  isUserActive(): boolean;
  /** Calls back whenever the shopper focuses a field with passkey autofill. The result unsubscribes. */
  onField(callback: () => void): () => void;
  /** Signals to the device, if supported, that the service does not know one of its passkeys. */
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

/** Asks for a capability; no answer in time counts as no. */
const queryBrowser = (question: () => Promise<boolean> | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SUPPORT_TIMEOUT_MS, false);
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      resolve(answer === true);
    };
    // Extensions replace these functions, and some of theirs return no promise.
    Promise.resolve().then(question).then(settle, settle);
  });

async function existing(credential: Promise<Credential | null>): Promise<Credential> {
  const found = await credential;
  if (!found) throw new DOMException('No credential.', 'NotAllowedError');
  return found;
}

/** `pointerdown` too: a prompt does not move the focus away from a field. */
const COMING = ['focusin', 'pointerdown'];

function onField(callback: () => void): () => void {
  const come = (event: Event) => {
    const [target] = event.composedPath();
    if (target instanceof Element && target.matches(PASSKEY_FIELD)) callback();
  };
  return listen(document, handleAll(COMING, come), { capture: true });
}

/** Passkeys through `navigator.credentials`. */
export const browserPasskeys: PasskeyAuthenticator = {
  get userAgent() {
    const { userAgent, maxTouchPoints } = navigator;
    // an iPad claims to be a Macintosh, but no Macintosh has a touch screen
    return maxTouchPoints > 1 ? userAgent.replace('Macintosh', 'iPad') : userAgent;
  },
  isSupported: () =>
    queryBrowser(() => window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable()),
  canAutofill: () =>
    queryBrowser(() => window.PublicKeyCredential?.isConditionalMediationAvailable?.()),
  isUserActive: () => navigator.userActivation?.isActive ?? true,
  onField,
  forget(passkey) {
    const signal = () => window.PublicKeyCredential?.signalUnknownCredential?.(passkey);
    // best effort: nobody could act on an error
    Promise.resolve()
      .then(signal)
      .catch(() => undefined);
  },
  create: (publicKey, signal) => existing(navigator.credentials.create({ publicKey, signal })),
  get: (publicKey, request) => existing(navigator.credentials.get({ publicKey, ...request })),
};
