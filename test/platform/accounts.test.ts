import { expect } from '@open-wc/testing';
import { HttpResponse } from 'msw';
import { createAccounts } from '../../logic/platform/accounts/accounts.ts';
import { browserPasskeys, SUPPORT_TIMEOUT_MS } from '../../logic/platform/accounts/passkeys.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { stopClock } from '../kit/clock.ts';
import { settle } from '../kit/fake-clock.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { json, startShopServer } from './shop-server.ts';

const server = startShopServer();
const accounts = createAccounts(() => '/shop-server/accounts/');

describe('the accounts service', () => {
  it('receives JSON as text, with credentials, bypassing the cache', async () => {
    server.reply(() => json({ status: 'success' }));
    expect(await accounts.call('login', { domain: 'shop.pl' })).to.deep.equal({
      status: 'success',
      errorMsg: '',
      ms: '',
      data: '',
      loginToken: '',
    });
    const [{ request, body } = {}] = server.received;
    expect(new URL(request?.url ?? '').pathname).to.equal(
      '/shop-server/accounts/webAuthn/login.php',
    );
    expect(request?.method).to.equal('POST');
    expect(request?.headers.get('content-type')).to.contain('text/plain');
    expect(request?.credentials).to.equal('include');
    expect(request?.cache).to.equal('no-store');
    expect(body).to.equal('{"domain":"shop.pl"}');
  });

  it('is called once, and answers or fails', async () => {
    const failures: string[] = [];
    for (const reply of [
      () => HttpResponse.error(),
      () => new HttpResponse('<p>'),
      () => json(null),
    ]) {
      server.reply(reply);
      await accounts.call('login', 'token').catch((error: unknown) => {
        failures.push(error instanceof PlatformError ? error.kind : 'another error');
      });
    }
    expect(failures).to.deep.equal(['network', 'response', 'response']);
    expect(server.received).to.have.length(3);
  });
});

/** Replaces the browser's capabilities until the test ends. */
const replaced: (() => void)[] = [];
function replaceCredentials(value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    writable: true,
    value,
  });
  replaced.push(() => {
    if (own) Object.defineProperty(window, 'PublicKeyCredential', own);
    else Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
}

describe('browser passkeys', () => {
  afterEach(() => {
    for (const restore of replaced.splice(0)) restore();
  });

  for (const [title, isUserVerifyingPlatformAuthenticatorAvailable] of [
    ['says no', async () => false],
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['says something else', () => 'yes'],
  ] as const) {
    it(`are not supported by a device that ${title} (PK-03)`, async () => {
      replaceCredentials({ isUserVerifyingPlatformAuthenticatorAvailable });
      expect(await browserPasskeys.isSupported()).to.equal(false);
    });
  }

  it('are not supported by a browser without the API (PK-03)', async () => {
    replaceCredentials(undefined);
    expect(await browserPasskeys.isSupported()).to.equal(false);
    expect(await browserPasskeys.canAutofill()).to.equal(false);
  });

  it('are not supported by a device that does not respond in five seconds (PK-03)', async () => {
    replaceCredentials({
      isUserVerifyingPlatformAuthenticatorAvailable: () => new Promise(() => undefined),
    });
    const clock = stopClock();
    const supported = browserPasskeys.isSupported();
    await clock.tickAsync(SUPPORT_TIMEOUT_MS);
    expect(await supported).to.equal(false);
  });

  it('are forgotten by the device where possible, without errors (K7)', async () => {
    const forgotten: unknown[] = [];
    replaceCredentials({
      signalUnknownCredential: async (passkey: unknown) => forgotten.push(passkey),
    });
    const passkey = { rpId: 'shop.example', credentialId: '-_8' };
    browserPasskeys.forget(passkey);
    await waitUntil(() => forgotten.length === 1);
    expect(forgotten).to.deep.equal([passkey]);
    for (const signal of [undefined, () => Promise.reject(new Error('no'))]) {
      replaceCredentials({ signalUnknownCredential: signal });
      browserPasskeys.forget(passkey);
      await settle();
    }
  });

  it('are supported by a device that confirms it', async () => {
    replaceCredentials({
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
      isConditionalMediationAvailable: async () => true,
    });
    expect(await browserPasskeys.isSupported()).to.equal(true);
    expect(await browserPasskeys.canAutofill()).to.equal(true);
  });

  const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';
  for (const [device, maxTouchPoints, userAgent, name] of [
    ['an iPad that calls itself a Macintosh', 5, SAFARI, SAFARI.replace('Macintosh', 'iPad')],
    ['a Macintosh', 0, SAFARI, SAFARI],
    ['a phone', 5, 'Mozilla/5.0 (Linux; Android 16)', 'Mozilla/5.0 (Linux; Android 16)'],
  ] as const) {
    it(`are detected on ${device} (PK-03)`, () => {
      Object.defineProperties(navigator, {
        maxTouchPoints: { configurable: true, value: maxTouchPoints },
        userAgent: { configurable: true, value: userAgent },
      });
      replaced.push(() => {
        Reflect.deleteProperty(navigator, 'maxTouchPoints');
        Reflect.deleteProperty(navigator, 'userAgent');
      });
      expect(browserPasskeys.userAgent).to.equal(name);
    });
  }
});
