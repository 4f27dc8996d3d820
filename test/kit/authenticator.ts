import { devtools } from './devtools.ts';

/** A passkey in the virtual authenticator; binary values are base64. */
export interface StoredCredential {
  credentialId: string;
  rpId?: string;
  userHandle?: string;
  signCount: number;
}

/** A virtual platform authenticator; it is removed at the end of the test. */
export interface Authenticator {
  /** Whether user verification succeeds in the next ceremony; if not, it fails with NotAllowedError. */
  recogniseUser(recognised: boolean): Promise<object>;
  /** Whether ceremonies continue without the shopper's confirmation. */
  answerByItself(enabled: boolean): Promise<object>;
  /** The passkeys created so far. */
  credentials(): Promise<StoredCredential[]>;
}

const OPTIONS = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

/** Adds a virtual platform authenticator that verifies every user. Chromium only. */
export async function addAuthenticator(): Promise<Authenticator> {
  await devtools('WebAuthn.enable', { enableUI: false });
  const added = await devtools<{ authenticatorId: string }>('WebAuthn.addVirtualAuthenticator', {
    options: OPTIONS,
  });
  const send = <Result>(method: string, params: object = {}): Promise<Result> =>
    devtools(`WebAuthn.${method}`, { ...added, ...params });
  return {
    recogniseUser: (isUserVerified) => send('setUserVerified', { isUserVerified }),
    answerByItself: (enabled) => send('setAutomaticPresenceSimulation', { enabled }),
    credentials: async () =>
      (await send<{ credentials: StoredCredential[] }>('getCredentials')).credentials,
  };
}
