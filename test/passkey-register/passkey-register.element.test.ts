import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { passkeyRegisterElement } from '../../elements/tags/passkey-register/passkey-register.element.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { browserPasskeys } from '../../logic/platform/accounts/passkeys.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { addAuthenticator } from '../kit/authenticator.ts';
import { itInChromium } from '../kit/browser.ts';
import { type Attributes, createTag } from '../kit/create-tag.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  attestation,
  bytes,
  REFUSALS,
  registrationOptions,
} from '../passkeys/passkeys.fixtures.ts';

type PasskeyRegister = Mounted<'shop-passkey-register'>;

registerElements([passkeyRegisterElement]);

/** The title, the call, its response, the error's message and the text for the shopper. */
type Failure = [string, string, unknown, string, string];

const DEVICE_KEY = 'expchckDeviceRegistered';
const ANNA = { 'user-login': 'anna@example.com', 'authorize-token': 'raw token' };
const options = (user?: object) => ({
  status: 'success',
  data: JSON.stringify(registrationOptions(user)),
});

function shopWithPasskeys(): FakePlatform {
  const platform = installFakePlatform();
  pageStore.set(accountsAtom, platform.accounts);
  platform.answer('generateRegisterRequest', options());
  platform.answer('passkeys.create', attestation({ getTransports: () => ['internal'] }));
  platform.answer('register', { status: 'success' });
  return platform;
}

const show = (attributes: Attributes = ANNA): Promise<PasskeyRegister> =>
  mount('shop-passkey-register', createTag('shop-passkey-register', attributes));

async function failureOf(register: PasskeyRegister) {
  const failure = nextEvent(document, 'shop-error');
  register.part('button').click();
  const { detail } = await failure;
  // the message may be that of the previous attempt
  await settled();
  await waitUntil(
    () => register.parts('message').length === 1 && !register.element.matches(':state(busy)'),
  );
  return detail;
}

const missing: [string, Record<string, string>, string][] = [
  ['userLogin', { 'authorize-token': 'x' }, '"userLogin" is required.'],
  ['userLogin', { 'user-login': '', 'authorize-token': 'x' }, '"userLogin" is required.'],
  ['authorizeToken', { 'user-login': 'anna' }, '"authorizeToken" is required.'],
];

const failures: Failure[] = [
  ...REFUSALS.map(([answer, text]): Failure => {
    const title = `options refused by ${JSON.stringify(answer)} (K1)`;
    return [title, 'generateRegisterRequest', answer, text, text];
  }),
  [
    'a registration refused by ms only (K1)',
    'register',
    { status: 'error', ms: 'Nie.' },
    'Nie.',
    'Nie.',
  ],
  [
    'no options',
    'generateRegisterRequest',
    {},
    'Failed to retrieve data.',
    'Nie udało się pobrać danych.',
  ],
  [
    'a refused token',
    'generateRegisterRequest',
    { status: 'error', errorMsg: 'Token wygasł.' },
    'Token wygasł.',
    'Token wygasł.',
  ],
  [
    'no connection',
    'register',
    new PlatformError('register', 'timeout'),
    'A connection error occurred...',
    'Wystąpił błąd połączenia.',
  ],
  [
    'a refusal',
    'register',
    { status: 'error', errorMsg: '<b>nie</b>' },
    '<b>nie</b>',
    '<b>nie</b>',
  ],
  [
    'a refusal without words',
    'register',
    { status: 'error' },
    'Unknown error occured.',
    'Nie udało się zapisać urządzenia',
  ],
  [
    'algorithms that no device has (PK-19)',
    'passkeys.create',
    new DOMException('', 'NotSupportedError'),
    'Unknown error occured.',
    'Nie udało się zapisać urządzenia',
  ],
];

describe('<shop-passkey-register>', () => {
  it('is accessible idle, failed and saved, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const platform = shopWithPasskeys();
      const register = await show({ ...ANNA, lang });
      await expectAccessible(register.element);
      platform.answer('register', { status: 'error' }, { status: 'success' });
      await failureOf(register);
      await expectAccessible(register.element);
      await register.element.register();
      await waitUntil(() => register.element.matches(':state(saved)'));
      await expectAccessible(register.element);
    }
  });

  it('sends the token that was set in the same task, with its method and a click (S1)', async () => {
    for (const act of ['method', 'press']) {
      const platform = shopWithPasskeys();
      const register = await show({ ...ANNA, 'authorize-token': 'old token' });
      const success = nextEvent(register.element, 'shop-passkey-register-success');
      register.element.authorizeToken = 'new token';
      if (act === 'method') register.element.register();
      else register.part('button').click();
      await success;
      expect(platform.calls()[0]?.variables, act).to.equal('new token');
    }
  });

  it('requests options with the raw token, creates a passkey, registers and remembers it (PK-02)', async () => {
    const platform = shopWithPasskeys();
    const register = await show({ ...ANNA, domain: 'konto.example' });
    const success = nextEvent(document, 'shop-passkey-register-success');
    register.part('button').click();
    await success;
    expect(platform.calls().map(({ name, variables }) => [name, variables])).to.deep.equal([
      ['generateRegisterRequest', 'raw token'],
      ['passkeys.create', platform.calls('passkeys.create')[0]?.variables],
      [
        'register',
        {
          userLogin: 'anna@example.com',
          domain: 'konto.example',
          authenticatorTransportMethods: ['internal'],
          clientDataJSONBase64: 'AQ==',
          attestationObjectBase64: 'Ag==',
        },
      ],
    ]);
    expect(platform.calls('passkeys.create')[0]?.variables).to.deep.include({
      challenge: bytes(1, 2, 3),
      timeout: 60_000,
    });
    expect(platform.localStorage.get(DEVICE_KEY)).to.equal('true');
    await waitUntil(() => register.element.matches(':state(saved)'));
    expect(text(register.part('message'))).to.equal('Klucz zapisany');
  });

  it('shows a saved passkey with a tick in place of the button, and moves focus there (SH16)', async () => {
    shopWithPasskeys();
    const register = await show();
    const { fontSize } = getComputedStyle(register.part('button'));
    register.part('button').focus();
    register.part('button').click();
    await waitUntil(() => register.element.matches(':state(saved)'));
    await waitUntil(() => focused() === register.part('message'));
    expect(register.parts('button')).to.have.length(0);
    expect(register.parts('icon')).to.have.length(1);
    expect(getComputedStyle(register.part('message')).fontSize).to.equal(fontSize);
  });

  it('keeps focus on a page that saved a passkey with the method (SH16)', async () => {
    shopWithPasskeys();
    const register = await show();
    const button = document.createElement('button');
    register.page.append(button);
    button.focus();
    await register.element.register();
    await waitUntil(() => register.parts('button').length === 0);
    await settled();
    expect(focused()).to.equal(button);
  });
  for (const [code, attributes, message] of missing) {
    it(`${JSON.stringify(attributes)} → ${message}, without a request (PK-02)`, async () => {
      const platform = shopWithPasskeys();
      const register = await show(attributes);
      expect(await failureOf(register)).to.include({ code, message });
      expect(platform.calls()).to.have.length(0);
    });
  }
});

describe('a failure of <shop-passkey-register>', () => {
  it('is reported for missing support before anything else (PK-03)', async () => {
    const platform = shopWithPasskeys();
    platform.accounts.passkeys.supports.passkeys = false;
    const register = await show({});
    expect(await failureOf(register)).to.include({ code: 1, message: 'Browser not supported.' });
    expect(register.element.matches(':state(unsupported)')).to.equal(true);
    expect(text(register.part('hint'))).to.equal('Użyj innej przeglądarki albo hasła.');
    expect(platform.calls()).to.have.length(0);
  });
  for (const [title, call, answer, message, shown] of failures) {
    it(`${title} → ${message}`, async () => {
      const platform = shopWithPasskeys();
      platform.answer(call, answer);
      const register = await show();
      expect(await failureOf(register)).to.include({ message });
      expect(text(register.part('message'))).to.equal(shown);
      expect(platform.localStorage.get(DEVICE_KEY)).to.equal(undefined);
      expect(register.element.matches(':state(saved)')).to.equal(false);
    });
  }

  it('makes the device forget a refused passkey, but none that may have been saved (K7)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('register', new PlatformError('register', 'timeout'), { status: 'error' });
    const register = await show();
    await failureOf(register);
    expect(platform.calls('passkeys.forget')).to.have.length(0);
    await failureOf(register);
    expect(platform.calls('passkeys.forget')[0]?.variables).to.deep.equal({
      rpId: 'shop.example',
      credentialId: '-_8',
    });
  });

  it('is not shown for a device that is already registered (PK-18)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('passkeys.create', new DOMException('', 'InvalidStateError'));
    const register = await show({ ...ANNA, lang: 'en' });
    expect(await failureOf(register)).to.include({ code: 'registered' });
    expect(text(register.part('message'))).to.equal('This device is already registered.');
    expect(register.element.matches(':state(registered)')).to.equal(true);
    expect(platform.localStorage.get(DEVICE_KEY)).to.equal('true');
  });

  it('is not shown after a cancelled prompt (PK-15)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('passkeys.create', new DOMException('', 'NotAllowedError'));
    const register = await show();
    const errors = eventsOf(document, 'shop-error');
    register.part('button').click();
    await waitUntil(() => focused() === register.part('button'));
    expect(register.parts('message')).to.have.length(0);
    expect(errors).to.have.length(0);
    expect(platform.calls('register')).to.have.length(0);
  });

  it('is shared by clicks during a ceremony, which a removal aborts (PK-20, PK-22)', async () => {
    const platform = shopWithPasskeys();
    const prompt = platform.defer('passkeys.create');
    const register = await show();
    register.part('button').click();
    const result = register.element.register().catch((error: Error) => error.message);
    await waitUntil(() => register.element.matches(':state(busy)'));
    expect(platform.calls('passkeys.create').length).to.be.lessThan(2);
    register.element.remove();
    expect(await result).to.equal('The ceremony was aborted.');
    prompt.resolve(attestation());
    await settle();
    expect(platform.calls('register')).to.have.length(0);
  });

  itInChromium('is technical for a user id of more than 64 bytes (PK-19)', async () => {
    await addAuthenticator();
    const platform = shopWithPasskeys();
    pageStore.set(accountsAtom, { ...platform.accounts, passkeys: browserPasskeys });
    const id = `=?BINARY?B?${btoa('x'.repeat(65))}?=`;
    platform.answer('generateRegisterRequest', options({ id }));
    const register = await show();
    const detail = await failureOf(register);
    expect(detail).to.include({ code: 'unknown', message: 'Unknown error occured.' });
    expect(detail).to.have.nested.property('cause.name', 'TypeError');
  });
});
