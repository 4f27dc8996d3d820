import { expect, test } from '@playwright/test';
import { createPlatform } from 'shop-elements/testing';
import { showPage } from './shop.js';

const LOGIN = 'anna@example.com';
const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

/** Adds a virtual authenticator with passkeys, whose user confirms every prompt. Chromium only. */
async function addAuthenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
}

test('logs in with a saved passkey', async ({ page }) => {
  const platform = createPlatform({ lang: 'en' });
  const token = platform.registrationToken(LOGIN);
  await addAuthenticator(page);
  await showPage(
    page,
    `<shop-config accounts-url="/"></shop-config>
    <shop-passkey-register user-login="${LOGIN}" authorize-token="${token}">Save</shop-passkey-register>
    <shop-passkey-login success-url="#account">Log in</shop-passkey-login>`,
    platform,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('shop-passkey-register:state(saved)')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#account$/);
  expect(platform.calls.map(({ name }) => name)).toContain('loginByIAIAccountsToken');
});
