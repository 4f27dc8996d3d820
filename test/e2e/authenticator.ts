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

/** A device of a tab, which keeps passkeys and recognises its user. */
export interface Authenticator {
  /** Whether the user touches the device whenever it asks: for autofill, too, which always asks. */
  touch(enabled: boolean): Promise<void>;
}

/** Gives a tab a device of its own, which its user touches until told otherwise. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable', { enableUI: false });
  const added = await session.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
  return {
    touch: (enabled) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { ...added, enabled }),
  };
}
