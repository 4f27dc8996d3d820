import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { passkeyRegisterElement } from '../../elements/tags/passkey-register/passkey-register.element.ts';
import { PasskeyError } from '../../logic/passkeys/passkey-error.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { browserPasskeys } from '../../logic/platform/accounts/passkeys.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { addAuthenticator } from '../kit/authenticator.ts';
import { isChromium, itInChromium } from '../kit/browser.ts';
import { devtools } from '../kit/devtools.ts';
import { createFakeClock } from '../kit/fake-clock.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { installRealShop } from '../passkeys/real-shop.ts';
import { shopWithPasskeys, show } from './passkey-login.fixtures.ts';

type Shop = ReturnType<typeof installRealShop>;

registerElements([passkeyRegisterElement]);

const ANNA = 'anna@example.com';

/** Creates Anna's passkey on the virtual authenticator, through the tag. */
const register = ({ reference }: Shop) =>
  mount(
    'shop-passkey-register',
    html`<shop-passkey-register user-login=${ANNA} authorize-token=${reference.issueRegistrationToken(ANNA)} domain="localhost"></shop-passkey-register>`,
  );

const names = (shop: Shop) => shop.sent.map(({ path }) => path.replace(/^.*[/=]/, ''));

/** The number of requests for login options. */
const asked = (shop: Shop) => names(shop).filter((name) => name.includes('LoginRequest')).length;

/** A shop at which Anna has registered a passkey. */
async function registered(): Promise<Shop> {
  const shop = installRealShop();
  const success = nextEvent(document, 'shop-passkey-register-success');
  (await register(shop)).part('button').click();
  await success;
  return shop;
}

const field = () =>
  fixture<HTMLInputElement>(html`<input aria-label="Login" autocomplete="username webauthn" />`);

const restores: (() => void)[] = [];

/** Replaces a function of the browser until the test ends; the replacement gets the original first. */
function replace<O extends object, K extends keyof O & string>(
  owner: O,
  name: K,
  change: (own: O[K]) => O[K],
): void {
  const own = owner[name];
  Object.defineProperty(owner, name, { configurable: true, value: change(own) });
  restores.push(() => Reflect.deleteProperty(owner, name));
}

/** The requests for a passkey that the browser gets from now on. */
function recordRequests(): readonly CredentialRequestOptions[] {
  const requests: CredentialRequestOptions[] = [];
  replace(navigator.credentials, 'get', (own) => (options) => {
    requests.push(options ?? {});
    return own.call(navigator.credentials, options);
  });
  return requests;
}

if (isChromium) {
  describe('passkey ceremonies with an authenticator and a verifying service', () => {
    beforeEach(() => localStorage.clear());
    afterEach(() => {
      for (const restore of restores.splice(0)) restore();
    });

    itInChromium('registers, PK-01: and logs in (PK-02)', async () => {
      const authenticator = await addAuthenticator();
      const shop = installRealShop();
      const registering = await register(shop);
      const saved = nextEvent(document, 'shop-passkey-register-success');
      registering.part('button').click();
      await saved;
      expect(localStorage.getItem('expchckDeviceRegistered')).to.equal('true');
      expect(await authenticator.credentials()).to.have.length(1);

      const login = await show({ domain: 'localhost' });
      const success = nextEvent(document, 'shop-passkey-login-success');
      login.part('button').click();
      expect((await success).detail).to.deep.equal({ login: ANNA });
      expect(names(shop)).to.deep.equal([
        'generateRegisterRequest.php',
        'register.php',
        'generateLoginRequest.php',
        'login.php',
        'loginByToken',
      ]);
      for (const { init } of shop.sent.slice(0, 4)) {
        expect(init).to.include({ credentials: 'include', cache: 'no-store', method: 'POST' });
      }
      await waitUntil(() => shop.left.length === 1);
    });

    itInChromium('shows a notice when the device is already registered (PK-18)', async () => {
      await addAuthenticator();
      const shop = installRealShop();
      (await register(shop)).part('button').click();
      await nextEvent(document, 'shop-passkey-register-success');
      localStorage.clear();
      const again = await register(shop);
      const failure = nextEvent(document, 'shop-error');
      again.part('button').click();
      expect((await failure).detail).to.include({ code: 'registered' });
      await waitUntil(() => again.element.matches(':state(registered)'));
      expect(localStorage.getItem('expchckDeviceRegistered')).to.equal('true');
    });

    itInChromium(
      'leaves the button unchanged when the shopper is not recognised (PK-15)',
      async () => {
        const authenticator = await addAuthenticator();
        const shop = installRealShop();
        (await register(shop)).part('button').click();
        await nextEvent(document, 'shop-passkey-register-success');
        await authenticator.recogniseUser(false);
        const login = await show({ domain: 'localhost' });
        const errors = eventsOf(document, 'shop-error');
        await click(login.part('button'));
        await waitUntil(() => names(shop).includes('generateLoginRequest.php'));
        await waitUntil(() => login.part('button').ariaDisabled === 'false');
        await waitUntil(() => focused() === login.part('button'));
        expect(login.parts('message')).to.have.length(0);
        expect(errors).to.have.length(0);
        expect(names(shop)).not.to.include('login.php');
      },
    );

    itInChromium('the button works beside an offer in autofill (PK-21, PK-20)', async () => {
      const authenticator = await addAuthenticator();
      const shop = installRealShop();
      (await register(shop)).part('button').click();
      await nextEvent(document, 'shop-passkey-register-success');
      await authenticator.answerByItself(false);
      await fixture(html`<input aria-label="Login" autocomplete="username webauthn" />`);
      const autofill = await show({ domain: 'localhost', autofill: '' });
      await waitUntil(
        () => names(shop).filter((name) => name.includes('LoginRequest')).length === 1,
      );
      const button = await show({ domain: 'localhost' });
      autofill.element.addEventListener('shop-error', () => expect.fail('the offer failed'));
      await authenticator.answerByItself(true);
      const success = nextEvent(document, 'shop-passkey-login-success');
      button.part('button').click();
      expect((await success).detail).to.deep.equal({ login: ANNA });
    });

    itInChromium('shows its own text for the reason of a refusal (K1)', async () => {
      await addAuthenticator();
      await registered();
      installRealShop();
      const login = await show({ domain: 'localhost' });
      const failure = nextEvent(document, 'shop-error');
      login.part('button').click();
      expect((await failure).detail).to.include({ message: 'Nie znamy tego klucza dostępu.' });
      await waitUntil(() => login.parts('message').length === 1);
      expect(text(login.part('message'))).to.equal('Nie znamy tego klucza dostępu.');
    });

    itInChromium(
      'does not keep a page that offers passkeys out of the cache, and offers again when it is restored (K2)',
      async () => {
        const authenticator = await addAuthenticator();
        await authenticator.answerByItself(false);
        const shop = installRealShop();
        const requests = recordRequests();
        await field();
        await show({ domain: 'localhost', autofill: '' });
        await waitUntil(() => requests.length === 1);
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        expect(requests[0]?.signal?.aborted).to.equal(true);
        await authenticator.credentials();
        expect(asked(shop)).to.equal(1);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        await waitUntil(() => requests.length === 2);
        expect(asked(shop)).to.equal(2);
        expect(requests[1]?.signal?.aborted).to.equal(false);
      },
    );

    itInChromium(
      'offers again at the next focus after the browser returned nothing (K3)',
      async () => {
        const authenticator = await addAuthenticator();
        const shop = await registered();
        replace(navigator.credentials, 'get', () => async () => null);
        const input = await field();
        await show({ domain: 'localhost', autofill: '' });
        await waitUntil(() => asked(shop) === 1);
        await authenticator.credentials();
        expect(asked(shop)).to.equal(1);
        restores.pop()?.();
        const success = nextEvent(document, 'shop-passkey-login-success');
        input.focus();
        expect((await success).detail).to.deep.equal({ login: ANNA });
        expect(asked(shop)).to.equal(2);
      },
    );

    itInChromium(
      'asks a device that answers by itself three times when it is refused (K4)',
      async () => {
        const authenticator = await addAuthenticator();
        await registered();
        const shop = installRealShop();
        const input = await field();
        const login = await show({ domain: 'localhost', autofill: '' });
        for (const count of [3, 6]) {
          await waitUntil(
            () => names(shop).filter((name) => name === 'login.php').length === count,
          );
          await waitUntil(() => !login.element.matches(':state(busy)'));
          await authenticator.credentials();
          expect(asked(shop)).to.equal(count);
          input.focus();
        }
      },
    );

    itInChromium('a login from autofill clears an earlier message (K5)', async () => {
      await addAuthenticator();
      await registered();
      await field();
      const login = await show({ domain: 'elsewhere.example', autofill: '' });
      login.element.addEventListener('shop-passkey-login-success', (event) =>
        event.preventDefault(),
      );
      login.part('button').click();
      await waitUntil(() => login.parts('message').length === 1);
      expect(text(login.part('message'))).to.equal('Ta domena nie należy do sklepu.');
      const success = nextEvent(login.element, 'shop-passkey-login-success');
      login.element.domain = 'localhost';
      await success;
      await waitUntil(() => login.parts('message').length === 0);
      expect(login.element.matches(':state(error)')).to.equal(false);
    });

    itInChromium(
      'shows no message when the shopper is not recognised long after the press (K6)',
      async () => {
        const authenticator = await addAuthenticator();
        const shop = await registered();
        await authenticator.recogniseUser(false);
        const clock = createFakeClock();
        pageStore.set(platformAtom, { ...pageStore.get(platformAtom), clock });
        const get: typeof browserPasskeys.get = (options, request) =>
          browserPasskeys.get(options, request).finally(() => clock.advance(1500));
        const passkeys = { ...browserPasskeys, get, isUserActive: () => false };
        pageStore.set(accountsAtom, { ...pageStore.get(accountsAtom), passkeys });
        const login = await show({ domain: 'localhost' });
        const error = await login.element.login().catch((cause: unknown) => cause);
        expect(error instanceof PasskeyError && error.problem).to.equal('cancelled');
        expect(asked(shop)).to.equal(1);
      },
    );

    itInChromium(
      'passes hints and extensions on, and takes back a refused passkey (K7)',
      async () => {
        await addAuthenticator();
        const shop = installRealShop();
        const made: (CredentialCreationOptions | undefined)[] = [];
        const unknown: unknown[] = [];
        replace(navigator.credentials, 'create', (own) => (options) => {
          made.push(options);
          return own.call(navigator.credentials, options);
        });
        replace(PublicKeyCredential, 'signalUnknownCredential', () => async (passkey) => {
          unknown.push(passkey);
        });
        const registering = await register(shop);
        registering.element.userLogin = 'jan@example.com';
        const failure = nextEvent(document, 'shop-error');
        registering.part('button').click();
        await failure;
        expect(made[0]?.publicKey).to.deep.include({
          hints: ['client-device'],
          extensions: { exts: true },
        });
        await waitUntil(() => unknown.length === 1);
        expect(unknown[0]).to.include({ rpId: 'localhost' });
      },
    );

    itInChromium('says that the theme has an open request (K8)', async () => {
      const authenticator = await addAuthenticator();
      await authenticator.answerByItself(false);
      installRealShop();
      const theme = new AbortController();
      const publicKey = { challenge: new Uint8Array(32), rpId: 'localhost' };
      const { signal } = theme;
      const own = navigator.credentials.get({ publicKey, signal }).catch(() => undefined);
      const login = await show({ domain: 'localhost' });
      const failure = nextEvent(document, 'shop-error');
      login.part('button').click();
      expect((await failure).detail).to.include({ code: 'pending' });
      theme.abort();
      await own;
    });

    itInChromium('removal aborts the prompt (PK-22)', async () => {
      const authenticator = await addAuthenticator();
      const shop = installRealShop();
      (await register(shop)).part('button').click();
      await nextEvent(document, 'shop-passkey-register-success');
      await authenticator.answerByItself(false);
      const login = await show({ domain: 'localhost' });
      const result = login.element.login().catch((error: unknown) => error);
      await waitUntil(() => names(shop).includes('generateLoginRequest.php'));
      login.element.remove();
      const error = await result;
      expect(error instanceof PasskeyError && error.problem).to.equal('aborted');
      expect(names(shop)).not.to.include('login.php');
    });

    itInChromium('a wrong rpId is a technical error without the options (PK-17)', async () => {
      await addAuthenticator();
      const platform = shopWithPasskeys();
      pageStore.set(accountsAtom, { ...platform.accounts, passkeys: browserPasskeys });
      const login = await show();
      const failure = nextEvent(document, 'shop-error');
      login.part('button').click();
      const { detail } = await failure;
      expect(detail).to.include({ code: 'unknown', message: 'Unknown error occured.' });
      expect(detail).to.have.nested.property('cause.name', 'SecurityError');
      expect(platform.calls('login')).to.have.length(0);
    });

    itInChromium('a frame that may not ask for passkeys is like a cancel (PK-31)', async () => {
      await addAuthenticator();
      const platform = shopWithPasskeys();
      const frame = await fixture<HTMLIFrameElement>(
        html`<iframe src="about:blank" allow="publickey-credentials-get 'none'"></iframe>`,
      );
      const get: typeof browserPasskeys.get = async (publicKey, request) => {
        const credentials = frame.contentWindow?.navigator.credentials;
        const error = await credentials?.get({ publicKey, ...request }).then(
          () => undefined,
          ({ name }: Error) => new DOMException('', name),
        );
        throw error ?? new Error('The frame let the prompt up.');
      };
      const passkeys = { ...browserPasskeys, get, userAgent: navigator.userAgent };
      pageStore.set(accountsAtom, { ...platform.accounts, passkeys });
      const login = await show();
      const errors = eventsOf(document, 'shop-error');
      const error = await login.element.login().catch((cause: unknown) => cause);
      expect(error instanceof PasskeyError && error.isQuiet).to.equal(true);
      expect(errors).to.have.length(0);
    });

    itInChromium('sends nothing without an authenticator (PK-03)', async () => {
      await devtools('WebAuthn.enable', { enableUI: false });
      const shop = installRealShop();
      const login = await show({ domain: 'localhost' });
      const failure = nextEvent(document, 'shop-error');
      login.part('button').click();
      expect((await failure).detail).to.include({ code: 1, message: 'Browser not supported.' });
      expect(shop.sent).to.have.length(0);
    });
  });
}
