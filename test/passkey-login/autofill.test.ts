import { expect, fixture, html } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { settle } from '../kit/fake-clock.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { warnings } from '../kit/warnings.ts';
import { assertion, bytes } from '../passkeys/passkeys.fixtures.ts';
import { shopWithPasskeys, show, TOKEN } from './passkey-login.fixtures.ts';

type Shop = ReturnType<typeof shopWithPasskeys>;

const prompts = (platform: Shop) => platform.calls('passkeys.get');
const mediationOf = ({ variables }: { variables: unknown }) =>
  typeof variables === 'object' && variables && 'mediation' in variables && variables.mediation;
const offered = (platform: Shop, count: number) =>
  waitUntil(() => prompts(platform).length === count);

const field = () =>
  fixture<HTMLInputElement>(
    html`<input aria-label="Login" autocomplete="section-a Username WebAuthn" />`,
  );
/** Waits for all pending promises. */
const settled = async () => {
  for (let round = 0; round < 10; round += 1) await settle();
};

describe('<shop-passkey-login autofill>', () => {
  it('offers any passkey of the domain in autofill, and logs in with the one picked', async () => {
    const platform = shopWithPasskeys();
    const prompt = platform.defer('passkeys.get');
    const login = await show({ autofill: '' });
    await offered(platform, 1);
    expect(prompts(platform)[0]?.variables).to.deep.include({
      mediation: 'conditional',
      allowCredentials: [],
      challenge: bytes(1, 2, 3),
    });
    const success = nextEvent(login.element, 'shop-passkey-login-success');
    prompt.resolve(assertion());
    expect((await success).detail).to.deep.equal({ login: 'anna@example.com' });
    await settle();
    expect(platform.page.reloads).to.equal(1);
    expect(prompts(platform)).to.have.length(1);
  });

  it('sends nothing when the browser does not support passkeys in autofill', async () => {
    const platform = shopWithPasskeys();
    platform.accounts.passkeys.supports.autofill = false;
    await show({ autofill: '' });
    await settle();
    expect(platform.calls()).to.have.length(0);
  });

  it('aborts the offer for the button of another tag, and resumes after a cancel with new options (PK-21)', async () => {
    const platform = shopWithPasskeys();
    platform.defer('passkeys.get');
    await show({ autofill: '' });
    await offered(platform, 1);
    const prompt = platform.defer('passkeys.get');
    const button = await show();
    const cancelled = button.element.login().catch((error: Error) => error.name);
    await offered(platform, 2);
    expect(prompts(platform)[0]?.signal?.aborted).to.equal(true);
    expect(prompts(platform).map(mediationOf)).to.deep.equal(['conditional', 'optional']);
    platform.defer('passkeys.get');
    prompt.reject(new DOMException('', 'NotAllowedError'));
    expect(await cancelled).to.equal('PasskeyError');
    await offered(platform, 3);
    expect(mediationOf(prompts(platform)[2] ?? { variables: null })).to.equal('conditional');
    expect(platform.calls('generateLoginRequest')).to.have.length(3);
  });

  it('does not resume after a login', async () => {
    const platform = shopWithPasskeys();
    platform.defer('passkeys.get');
    const login = await show({ autofill: '' });
    await offered(platform, 1);
    login.element.addEventListener('shop-passkey-login-success', (event) => event.preventDefault());
    await login.element.login();
    await settle();
    await settle();
    expect(prompts(platform)).to.have.length(2);
  });

  it('shows why a picked passkey was refused, and offers again when the field gets focus', async () => {
    const platform = shopWithPasskeys();
    const prompt = platform.defer('passkeys.get');
    const again = platform.defer('passkeys.get');
    platform.answer('login', { status: 'error', ms: 'Nie znamy tego klucza.' });
    const input = await field();
    const login = await show({ autofill: '' });
    const errors = eventsOf(document, 'shop-error');
    prompt.resolve(assertion());
    await waitUntil(() => login.parts('message').length === 1);
    expect(text(login.part('message'))).to.equal('Nie znamy tego klucza.');
    input.focus();
    await offered(platform, 2);
    expect(errors).to.have.length(1);
    again.reject(new DOMException('', 'NotAllowedError'));
    await settle();
    expect(prompts(platform)).to.have.length(2);
  });

  it('reports a failure without a click to the page only, and does not retry', async () => {
    const platform = shopWithPasskeys();
    platform.answer('generateLoginRequest', new PlatformError('x', 'network'));
    const errors = eventsOf(document, 'shop-error');
    const login = await show({ autofill: '' });
    await waitUntil(() => errors.length === 1);
    await settle();
    expect(login.parts('message')).to.have.length(0);
    expect(platform.calls('generateLoginRequest')).to.have.length(1);
  });
});

describe('<shop-passkey-login autofill> on a page that is left and restored', () => {
  it('requests new options on a restored page (PK-28)', async () => {
    const platform = shopWithPasskeys();
    platform.defer('passkeys.get');
    platform.defer('passkeys.get');
    await show({ autofill: '' });
    await offered(platform, 1);
    platform.page.leave();
    platform.page.restore();
    await offered(platform, 2);
    expect(platform.calls('generateLoginRequest')).to.have.length(2);
  });

  it('sends nothing when it is removed while the browser is checked (PK-22)', async () => {
    const platform = shopWithPasskeys();
    const can = Promise.withResolvers<boolean>();
    platform.accounts.passkeys.canAutofill = () => can.promise;
    const login = await show({ autofill: '' });
    login.element.remove();
    await settled();
    can.resolve(true);
    await settled();
    expect(platform.calls()).to.have.length(0);
  });

  it('sends nothing while the page is left (K2)', async () => {
    const platform = shopWithPasskeys();
    platform.defer('passkeys.get');
    const again = platform.defer('passkeys.get');
    platform.defer('passkeys.get');
    await show({ autofill: '' });
    await offered(platform, 1);
    platform.page.leave();
    expect(prompts(platform)[0]?.signal?.aborted).to.equal(true);
    await settled();
    expect(platform.calls('generateLoginRequest')).to.have.length(1);
    platform.page.restore();
    await offered(platform, 2);
    again.reject(new DOMException('', 'NotAllowedError'));
    await settled();
    platform.page.leave();
    await settled();
    expect(prompts(platform)).to.have.length(2);
    platform.page.restore();
    await offered(platform, 3);
  });

  for (const name of ['NotAllowedError', 'AbortError', 'OperationError']) {
    it(`offers again when the field gets focus or a click, never at once: ${name} (K3, A14)`, async () => {
      const platform = shopWithPasskeys();
      platform.answer('passkeys.get', new DOMException('', name));
      const [login, other] = [
        await field(),
        await fixture<HTMLInputElement>(html`<input aria-label="Imię" autocomplete="name" />`),
      ];
      login.focus();
      await show({ autofill: '' });
      await offered(platform, 1);
      other.focus();
      await settled();
      expect(prompts(platform)).to.have.length(1);
      login.focus();
      await offered(platform, 2);
      await settled();
      expect(prompts(platform)).to.have.length(2);
      login.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await offered(platform, 3);
    });
  }

  it('stops after the refusal of a device that responds by itself, until focus or a click (K4, A14)', async () => {
    const platform = shopWithPasskeys();
    platform.answer('login', { status: 'error', errorMsg: 'Nie znamy tego klucza.' });
    const input = await field();
    const login = await show({ autofill: '' });
    await offered(platform, 1);
    await settled();
    expect(prompts(platform)).to.have.length(1);
    await waitUntil(() => !login.element.matches(':state(busy)'));
    for (const [act, count] of [
      [() => input.focus(), 2],
      [() => login.part('button').click(), 4],
    ] as const) {
      act();
      await offered(platform, count);
      await settled();
      expect(prompts(platform)).to.have.length(count);
      await waitUntil(() => !login.element.matches(':state(busy)'));
    }
  });

  it('is busy while a picked passkey is verified, and a login leaves no error (K5)', async () => {
    const platform = shopWithPasskeys();
    const [first, second] = [platform.defer('passkeys.get'), platform.defer('passkeys.get')];
    platform.answer('login', { status: 'error', errorMsg: 'Nie.' });
    const input = await field();
    const login = await show({ autofill: '' });
    first.resolve(assertion());
    await waitUntil(() => login.element.matches(':state(error)'));
    input.focus();
    await offered(platform, 2);
    expect(login.element.matches(':state(busy)')).to.equal(false);
    const verified = platform.defer('login');
    second.resolve(assertion());
    await waitUntil(() => login.element.matches(':state(busy)'));
    expect(login.parts('message')).to.have.length(0);
    expect(login.element.matches(':state(error)')).to.equal(false);
    login.part('button').click();
    const success = nextEvent(login.element, 'shop-passkey-login-success');
    verified.resolve(TOKEN);
    await success;
    await waitUntil(() => !login.element.matches(':state(busy)'));
    expect(login.element.matches(':state(error)')).to.equal(false);
    expect(login.parts('message')).to.have.length(0);
    expect(prompts(platform)).to.have.length(2);
  });

  it('warns the author when the page has no field for it (K7)', async () => {
    const warned = warnings();
    shopWithPasskeys().defer('passkeys.get');
    await show({});
    const input = await field();
    await show({ autofill: '' });
    expect(warned).to.deep.equal([]);
    input.remove();
    await show({ autofill: '' });
    expect(warned).to.have.length(1);
    expect(warned[0]).to.contain('autocomplete="username webauthn"');
  });

  it('ends when the element or the attribute is removed (PK-22)', async () => {
    const platform = shopWithPasskeys();
    platform.defer('passkeys.get');
    const login = await show({ autofill: '' });
    await offered(platform, 1);
    login.element.autofill = false;
    await waitUntil(() => prompts(platform)[0]?.signal?.aborted);
    platform.defer('passkeys.get');
    login.element.autofill = true;
    await offered(platform, 2);
    login.element.remove();
    await waitUntil(() => prompts(platform)[1]?.signal?.aborted);
    await settle();
    expect(prompts(platform)).to.have.length(2);
  });
});
