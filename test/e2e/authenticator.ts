import type { Page } from 'puppeteer-core';

const DEVICE = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A virtual authenticator of a tab, which stores passkeys and verifies its user. */
export interface Authenticator {
  /** Whether the user touches the authenticator whenever it asks, which includes autofill requests. */
  touch(enabled: boolean): Promise<void>;
}

/** Adds a virtual authenticator to a tab; its user touches it until told otherwise. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable', { enableUI: false });
  const added = await session.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
  return {
    touch: (enabled) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { ...added, enabled }),
  };
}
