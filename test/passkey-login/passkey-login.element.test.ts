import { aTimeout, expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import type { Mounted } from '../kit/mount.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { settled } from '../kit/settled.ts';
import { focused, markup, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { assertion, REFUSALS } from '../passkeys/passkeys.fixtures.ts';
import { OPTIONS, SHOP_LOGIN, shopWithPasskeys, show, TOKEN } from './passkey-login.fixtures.ts';

/** The title, the call, its response, the error's message and, if different, the text for the shopper. */
type Failure = [string, string, unknown, string, string?];

const clickLogin = (login: Mounted) => login.part('button').click();
const isIdle = (login: Mounted) => login.part('button').ariaDisabled === 'false';
const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);
const notAllowed = () => new DOMException('', 'NotAllowedError');

/** The `shop-error` after a click. */
async function failureOf(login: Mounted) {
  const failure = nextEvent(document, 'shop-error');
  clickLogin(login);
  const { detail } = (await failure) as CustomEvent<{ code: unknown; message: string }>;
  // the message may be that of the previous attempt
  await settled();
  await waitUntil(() => login.parts('message').length === 1);
  return detail;
}

const failures: Failure[] = [
  ['no options', 'generateLoginRequest', { status: 'success' }, 'Failed to retrieve data.'],
  [
    'options that are none',
    'generateLoginRequest',
    { status: 'success', data: '{"publicKey":{"challenge":"AQ=="}}' },
    'Failed to retrieve data.',
  ],
  [
    'status 500',
    'generateLoginRequest',
    new PlatformError('x', 'response', 500),
    'Failed to retrieve data.',
  ],
  [
    'an error with a message',
    'generateLoginRequest',
    { status: 'error', errorMsg: 'Zła domena.' },
    'Zła domena.',
    'Zła domena.',
  ],
  ['an error without', 'generateLoginRequest', { status: 'error' }, 'Unknown error occured.'],
  [
    'no connection (CS-13)',
    'generateLoginRequest',
    new PlatformError('x', 'network'),
    'A connection error occurred...',
  ],
  [
    'a refusal (PK-25)',
    'login',
    { status: 'failed', ms: '<img src=x>' },
    '<img src=x>',
    '<img src=x>',
  ],
  ['a refusal without words', 'login', { status: 'failed' }, 'Unknown error occured.'],
  ...REFUSALS.flatMap(([answer, text]) =>
    ['generateLoginRequest', 'login'].map((call): Failure => {
      const title = `${call} refusing by ${JSON.stringify(answer)} (K1)`;
      return [title, call, answer, text, text];
    }),
  ),
  ['no token (PK-26)', 'login', { status: 'success' }, '"loginToken" is invalid.'],
  ['an empty token (PK-26)', 'login', { ...TOKEN, loginToken: '' }, '"loginToken" is invalid.'],
  ['a token of 1 (PK-26)', 'login', { ...TOKEN, loginToken: 1 }, '"loginToken" is invalid.'],
  [
    'a shop that refuses',
    'loginByToken',
    { loginByIAIAccountsToken: { status: 'error', login: null } },
    'Unknown error occured.',
  ],
  [
    'a wrong rpId (PK-17)',
    'passkeys.get',
    new DOMException('', 'SecurityError'),
    'Unknown error occured.',
  ],
  ['a TypeError (PK-19)', 'passkeys.get', new TypeError('user.id'), 'Unknown error occured.'],
  [
    'getters that return another value (PK-24)',
    'passkeys.get',
    assertion({ signature: 'AQ==' }),
    'Unknown error occured.',
  ],
  [
    'getters that throw (PK-24)',
    'passkeys.get',
    {
      get response() {
        throw new Error('extension');
      },
    },
    'Unknown error occured.',
  ],
];

describe('<shop-passkey-login>', () => {
  it('is accessible idle and with a message, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      shopWithPasskeys().answer('login', { status: 'error', ms: 'Nie.' });
      const login = await show({ lang });
      await expectAccessible(login.element);
      await failureOf(login);
      await expectAccessible(login.element);
    }
  });

  it('has a label in both languages, or the one of the page', async () => {
    shopWithPasskeys();
    const login = await show();
    expect(text(login.part('button'))).to.equal('Zaloguj się kluczem dostępu');
    login.element.lang = 'en';
    await waitUntil(() => text(login.part('button')) === 'Log in with a passkey');
    login.element.append('\n  ');
    await waitUntil(() => login.part('button').firstChild?.nodeName === 'SPAN');
    login.element.append('Bez hasła');
    await waitUntil(() => login.part('button').firstChild?.nodeName === 'SLOT');
  });

  it('requests options, gets the passkey, logs in, exchanges the token (PK-01)', async () => {
    const platform = shopWithPasskeys();
    const login = await show();
    const success = nextEvent(document, 'shop-passkey-login-success');
    clickLogin(login);
    expect((await success).detail).to.deep.equal({ login: 'anna@example.com' });
    expect(names(platform.calls())).to.deep.equal([
      'generateLoginRequest',
      'passkeys.get',
      'login',
      'loginByToken',
    ]);
    expect(platform.calls('generateLoginRequest')[0]?.variables).to.deep.equal({
      domain: 'shop.example',
    });
    expect(platform.calls('login')[0]?.variables).to.deep.equal({
      domain: 'shop.example',
      publicKeyCredentialBinRawId: '+/8=',
      clientDataJSONBase64: 'AQ==',
      authenticatorDataBase64: 'Ag==',
      signatureBase64: 'Aw==',
      userHandleBinBase64: 'BA==',
    });
    expect(platform.calls('loginByToken')[0]?.document).to.equal(
      'mutation { loginByIAIAccountsToken(token: "token-1") { status login } }',
    );
    await waitUntil(() => platform.page.reloads === 1);
  });

  it('uses the domain of the attribute, else the host name (PK-32)', async () => {
    const platform = shopWithPasskeys();
    const login = await show({ domain: 'konto.example' });
    await login.element.login();
    expect(platform.calls('generateLoginRequest')[0]?.variables).to.deep.equal({
      domain: 'konto.example',
    });
  });

  it('navigates to the success URL, unless it is unsafe or the event is prevented', async () => {
    for (const [url, followed, reloads] of [
      ['/konto', ['/konto'], 0],
      ['javascript:__pwned=1', [], 1],
    ] as const) {
      const platform = shopWithPasskeys();
      await (await show({ 'success-url': url })).element.login();
      expect(platform.page.followed).to.deep.equal(followed);
      expect(platform.page.reloads).to.equal(reloads);
    }
    const platform = shopWithPasskeys();
    const login = await show({ 'success-url': '/konto' });
    login.element.addEventListener('shop-passkey-login-success', (event) => event.preventDefault());
    await login.element.login();
    expect(platform.page.followed).to.deep.equal([]);
    expect(platform.page.reloads).to.equal(0);
  });

  it('login() resolves with the login, and rejects with the error', async () => {
    const platform = shopWithPasskeys();
    const login = await show();
    expect(await login.element.login()).to.deep.equal({ login: 'anna@example.com' });
    platform.answer('login', { ...TOKEN, loginToken: '' });
    const error = await login.element.login().then(
      () => undefined,
      (cause: Error) => cause.message,
    );
    expect(error).to.equal('"loginToken" is invalid.');
    login.element.login();
    await waitUntil(() => isIdle(login));
  });
  for (const [title, call, answer, message, shown] of failures) {
    it(`${title} → ${message}`, async () => {
      const platform = shopWithPasskeys();
      platform.answer(call, answer);
      const login = await show();
      expect((await failureOf(login)).message).to.equal(message);
      if (shown) expect(text(login.part('message'))).to.equal(shown);
      else expect(text(login.part('message'))).not.to.equal(message);
      expect(isIdle(login) && login.element.matches(':state(error)')).to.equal(true);
      expect(platform.page.reloads).to.equal(0);
    });
  }

  it('shows the messages of the service as text (XS-08)', async () => {
    for (const payload of MARKUP_PAYLOADS) {
      shopWithPasskeys().answer('login', { status: 'error', ms: payload });
      const login = await show();
      await failureOf(login);
      expect(login.part('message').textContent).to.equal(payload);
      login.element.remove();
    }
    await aTimeout(0);
    expect(wasPwned()).to.equal(false);
  });
});

describe('the ceremony of <shop-passkey-login>', () => {
  it('keeps the button unchanged after a cancelled prompt, with focus and without an error (PK-15)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('passkeys.get', notAllowed());
    const login = await show();
    const errors = eventsOf(document, 'shop-error');
    clickLogin(login);
    await waitUntil(() => focused() === login.part('button'));
    expect(isIdle(login)).to.equal(true);
    expect(login.parts('message')).to.have.length(0);
    expect(errors).to.have.length(0);
    expect(names(platform.calls())).not.to.include('login');
  });

  it('requests another click when the browser blocked the prompt (PK-30)', async () => {
    const platform = shopWithPasskeys();
    platform.accounts.passkeys.supports.activation = false;
    platform.answer('passkeys.get', notAllowed(), assertion());
    const login = await show();
    const errors = eventsOf(document, 'shop-error');
    clickLogin(login);
    await waitUntil(() => login.parts('message').length === 1);
    expect(text(login.part('message'))).to.contain('jeszcze raz');
    expect(login.element.matches(':state(error)')).to.equal(false);
    expect(errors).to.have.length(0);
    await login.element.login();
    expect(platform.page.reloads).to.equal(1);
    expect(platform.calls('generateLoginRequest')).to.have.length(2);
  });

  it('shows no message when the shopper cancels a late prompt (K6)', async () => {
    const platform = shopWithPasskeys();
    platform.accounts.passkeys.supports.activation = false;
    const prompt = platform.defer('passkeys.get');
    const login = await show();
    const result = login.element.login().catch((error: Error) => error.message);
    await waitUntil(() => platform.calls('passkeys.get').length === 1);
    await platform.clock.advance(1500);
    prompt.reject(notAllowed());
    expect(await result).to.equal('The ceremony was cancelled.');
    await waitUntil(() => isIdle(login));
    expect(login.parts('message')).to.have.length(0);
  });

  it('says that another prompt is open on the page, in both languages (K8)', async () => {
    for (const [lang, message] of [
      ['pl', 'Na tej stronie czeka już inna prośba o klucz dostępu.'],
      ['en', 'Another passkey request is open on this page.'],
    ] as const) {
      const platform = shopWithPasskeys();
      platform.answer('passkeys.get', new DOMException('', 'OperationError'));
      const login = await show({ lang });
      expect(await failureOf(login)).to.include({ code: 'pending' });
      expect(text(login.part('message'))).to.contain(message);
    }
  });

  it('shows instructions when data is missing (V10)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('generateLoginRequest', {});
    const login = await show();
    expect(await failureOf(login)).to.include({ message: 'Failed to retrieve data.' });
    expect(text(login.part('message'))).to.equal('Nie udało się pobrać danych.');
    expect(text(login.part('hint'))).to.equal('Spróbuj ponownie za chwilę.');
  });

  it('is joined by a second click (PK-20)', async () => {
    const platform = shopWithPasskeys();
    const prompt = platform.defer('passkeys.get');
    const login = await show();
    const successes = eventsOf(document, 'shop-passkey-login-success');
    clickLogin(login);
    clickLogin(login);
    const [first, second] = [login.element.login(), login.element.login()];
    await waitUntil(() => login.part('button').ariaDisabled === 'true');
    prompt.resolve(assertion());
    expect(await first).to.deep.equal(await second);
    expect(platform.calls('passkeys.get')).to.have.length(1);
    expect(successes).to.have.length(1);
  });

  it('requests new options for every attempt (PK-28)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('passkeys.get', notAllowed(), assertion());
    const login = await show();
    await login.element.login().catch(() => undefined);
    await login.element.login();
    expect(platform.calls('generateLoginRequest')).to.have.length(2);
  });

  it('opens no prompt for options that arrive after a minute (PK-29)', async () => {
    const platform = shopWithPasskeys();
    const options = platform.defer('generateLoginRequest');
    const login = await show();
    clickLogin(login);
    await settle();
    await platform.clock.advance(60_000);
    options.resolve(OPTIONS);
    await waitUntil(() => login.parts('message').length === 1);
    expect(platform.calls('passkeys.get')).to.have.length(0);
    expect(isIdle(login)).to.equal(true);
  });

  it('is aborted on removal, ignores a late passkey and never logs in (PK-22)', async () => {
    const platform = shopWithPasskeys();
    const prompt = platform.defer('passkeys.get');
    const login = await show();
    const errors = eventsOf(document, 'shop-error');
    const result = login.element.login().catch((error: Error) => error.message);
    await waitUntil(() => platform.calls('passkeys.get').length === 1);
    login.element.remove();
    expect(await result).to.equal('The ceremony was aborted.');
    expect(platform.calls('passkeys.get')[0]?.signal?.aborted).to.equal(true);
    prompt.resolve(assertion());
    await settle();
    expect(names(platform.calls())).not.to.include('login');
    expect(errors).to.have.length(0);
  });

  it('continues when the element is moved', async () => {
    const platform = shopWithPasskeys();
    const prompt = platform.defer('passkeys.get');
    const login = await show();
    const result = login.element.login();
    await waitUntil(() => platform.calls('passkeys.get').length === 1);
    login.element.parentElement?.append(document.createElement('i'), login.element);
    prompt.resolve(assertion());
    expect(await result).to.deep.equal({ login: SHOP_LOGIN.loginByIAIAccountsToken.login });
  });

  it('activates at once with autofill, and otherwise in the viewport', async () => {
    const platform = shopWithPasskeys();
    platform.defer('passkeys.get');
    const far = await show({ style: 'position: absolute; top: 9000px' });
    expect(far.parts('button')).to.have.length(0);
    const ready = await show({ style: 'position: absolute; top: 9000px', autofill: '' });
    expect(ready.parts('button')).to.have.length(1);
  });
});

describe('<shop-passkey-login>: without support it sends nothing (PK-03)', () => {
  const cases: [string, Parameters<typeof show>[0], string][] = [
    ['no platform authenticator', {}, ''],
    ['Safari 14', {}, 'Macintosh AppleWebKit Version/14.1 Safari/605'],
    ['switched off on Mac', { 'disabled-on': 'ios, mac' }, 'Macintosh Chrome/143 Safari/537'],
    ['switched off in Opera', { 'disabled-on': 'opera' }, 'Windows Chrome/143 Safari/537 OPR/116'],
  ];
  for (const [title, attributes, userAgent] of cases) {
    it(title, async () => {
      const platform = shopWithPasskeys();
      platform.accounts.passkeys.userAgent = userAgent;
      platform.accounts.passkeys.supports.passkeys = userAgent !== '';
      const login = await show({ ...attributes, lang: 'en' });
      expect(await failureOf(login)).to.include({
        code: 1,
        message: 'Browser not supported.',
      });
      expect(text(login.part('message'))).to.equal('Browser not supported.');
      expect(login.element.matches(':state(unsupported)')).to.equal(true);
      const hidden = await show({ ...attributes, 'hide-unsupported': '' });
      expect(markup(hidden.element)).to.equal('');
      await show({ ...attributes, autofill: '' });
      await settle();
      expect(platform.calls()).to.have.length(0);
    });
  }

  it('shows the button with hide-unsupported if passkeys are supported', async () => {
    shopWithPasskeys();
    expect((await show({ 'hide-unsupported': '' })).parts('button')).to.have.length(1);
  });
});
