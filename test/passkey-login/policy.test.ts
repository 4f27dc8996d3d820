import { expect } from '@open-wc/testing';
import { builtScript } from '../kit/browser.ts';
import { nextEvent } from '../kit/next-event.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

const ACCOUNTS = 'https://localhost:9';
/** A device that supports passkeys, in every browser. */
const CAPABLE = {
  isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  isConditionalMediationAvailable: async () => true,
};

describe('<shop-passkey-login> under a content security policy', () => {
  it('reports a policy without the accounts host as a connection error, with no unhandled rejection (CS-13)', async () => {
    const page = await openPolicyPage('strict', {
      modules: [builtScript('index.js')],
      body: `<shop-config accounts-url="${ACCOUNTS}/"></shop-config><shop-passkey-login></shop-passkey-login>`,
      lang: 'en',
    });
    Object.defineProperty(page.window, 'PublicKeyCredential', { value: CAPABLE });
    await page.window.customElements.whenDefined('shop-passkey-login');
    const login = page.document.querySelector('shop-passkey-login');
    if (!login) throw new Error('Expected the tag.');
    await login.updateComplete;
    await waitUntil(() => part(login, 'button').ariaDisabled !== 'true');
    const failure = nextEvent(login, 'shop-error');
    part(login, 'button').click();
    expect((await failure).detail).to.include({ message: 'A connection error occurred...' });
    await waitUntil(() => parts(login, 'message').length === 1);
    await waitUntil(() => page.faults.length > 0);
    expect(page.faults).to.have.length(1);
    expect(page.faults[0]).to.contain('connect-src');
    expect(page.faults[0]).to.contain(ACCOUNTS);
  });
});
