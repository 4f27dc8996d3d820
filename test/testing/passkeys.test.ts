import { expect, html } from '@open-wc/testing';
import { installAuthenticator, type TestAuthenticator } from '../../demo/kit/authenticator.ts';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import { install } from '../../demo/kit/install.ts';
import type { TestPlatform } from '../../demo/kit/kit.types.ts';
import schema from '../../demo/platform/schema.graphql?raw';
import { registerElements } from '../../elements/start/register.ts';
import { configElement } from '../../elements/tags/config/config.element.ts';
import { passkeyLoginElement } from '../../elements/tags/passkey-login/passkey-login.element.ts';
import { passkeyRegisterElement } from '../../elements/tags/passkey-register/passkey-register.element.ts';
import { mount } from '../kit/mount.ts';
import '../kit/guard.ts';

registerElements([configElement, passkeyLoginElement, passkeyRegisterElement]);

const createPlatform = platformCreator(schema);
const LOGIN = 'anna@example.com';
/** Some browsers have none. */
const BROWSERS_OWN = Reflect.get(globalThis, 'PublicKeyCredential');

describe('the authenticator of the test kit [QA3]', () => {
  let platform: TestPlatform;
  let device: TestAuthenticator;
  let undo = () => {};
  beforeEach(() => {
    platform = createPlatform({ lang: 'en' });
    undo = install(platform);
    device = installAuthenticator();
  });
  afterEach(() => {
    device.remove();
    undo();
  });

  async function tags() {
    const token = platform.registrationToken(LOGIN);
    const { element: login } = await mount(
      'shop-passkey-login',
      html`<div lang="en">
        <shop-config accounts-url="/"></shop-config>
        <shop-passkey-register user-login=${LOGIN} authorize-token=${token}></shop-passkey-register>
        <shop-passkey-login></shop-passkey-login>
      </div>`,
    );
    login.addEventListener('shop-passkey-login-success', (event) => event.preventDefault());
    const register = document.querySelector('shop-passkey-register');
    if (!register) throw new Error('Expected the tag.');
    return { login, register };
  }

  const refusal = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => undefined,
      (cause) => cause.code,
    );

  it('saves a passkey and logs in with it', async () => {
    const { login, register } = await tags();
    await register.register();
    expect(await login.login()).to.deep.equal({ login: LOGIN });
  });

  it('refuses as its shopper does, then agrees', async () => {
    const { login, register } = await tags();
    device.refuse = 'NotAllowedError';
    expect(await refusal(register.register())).to.equal('cancelled');
    device.refuse = 'InvalidStateError';
    expect(await refusal(register.register())).to.equal('registered');
    device.refuse = undefined;
    await register.register();
    device.refuse = 'NotAllowedError';
    expect(await refusal(login.login())).to.equal('cancelled');
    device.refuse = undefined;
    expect(await login.login()).to.deep.equal({ login: LOGIN });
  });

  it('has no passkey of another device', async () => {
    const { login, register } = await tags();
    await register.register();
    device.remove();
    device = installAuthenticator();
    expect(await refusal(login.login())).to.equal('cancelled');
  });

  it('is gone when it is removed', () => {
    device.remove();
    expect(Object.hasOwn(navigator, 'credentials')).to.equal(false);
    expect(Reflect.get(globalThis, 'PublicKeyCredential')).to.equal(BROWSERS_OWN);
  });
});
