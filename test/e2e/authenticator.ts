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

/**
 * Adds a virtual authenticator to a tab, which stores passkeys and whose user confirms every prompt. Its browser offers
 * no passkeys in fields: the user would accept an offer immediately, and leave the page under the mouse.
 */
export async function addAuthenticator(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
}
