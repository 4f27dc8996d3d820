import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { passkeyRegisterElement } from '../../elements/tags/passkey-register/passkey-register.element.ts';
import { PasskeyError } from '../../logic/passkeys/passkey-error.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { browserPasskeys } from '../../logic/platform/accounts/passkeys.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { addAuthenticator } from '../kit/authenticator.ts';
import { isChromium, itInChromium } from '../kit/browser.ts';
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

/** A shop where Anna has registered a passkey. */
async function registered(): Promise<Shop> {
  const shop = installRealShop();
  const success = nextEvent(document, 'shop-passkey-register-success');
  (await register(shop)).part('button').click();
  await success;
  return shop;
}

const restores: (() => void)[] = [];

/** Replaces a browser function until the test ends; the replacement receives the original first. */
function replace<O extends object, K extends keyof O & string>(
  owner: O,
  name: K,
  change: (own: O[K]) => O[K],
): void {
  const own = owner[name];
  Object.defineProperty(owner, name, { configurable: true, value: change(own) });
  restores.push(() => Reflect.deleteProperty(owner, name));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

if (isChromium) {
  describe('passkey ceremonies with an authenticator and a verifying service', () => {
    itInChromium('registers (PK-01) and logs in (PK-02)', async () => {
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

    itInChromium('allows the button beside an offer in autofill (PK-21, PK-20)', async () => {
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

    itInChromium('passes hints and extensions on, and signals a refused passkey (K7)', async () => {
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
    });
  });

  describe('passkey ceremonies with an authenticator and a verifying service: refusals and errors', () => {
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
      'keeps the button unchanged when the shopper is not recognised (PK-15)',
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
      'reports a wrong rpId as a technical error, without the options (PK-17)',
      async () => {
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
      },
    );

    itInChromium('treats a frame without permission like a cancel (PK-31)', async () => {
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
  });
}
