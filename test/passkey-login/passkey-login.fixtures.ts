import { fixture, html } from '@open-wc/testing';
import { getDefaultStore } from 'jotai/vanilla';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { passkeyLoginElement } from '../../elements/passkey-login.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { assertion, loginOptions } from '../passkeys/passkeys.fixtures.ts';

export type PasskeyLogin = ElementOf<typeof passkeyLoginElement>;

registerElements([passkeyLoginElement]);

export const OPTIONS = { status: 'success', data: JSON.stringify(loginOptions()) };
export const TOKEN = { status: 'success', loginToken: 'token-1' };
export const SHOP_LOGIN = {
  loginByIAIAccountsToken: { status: 'success', login: 'anna@example.com' },
};

/** A fake platform whose accounts service answers, and whose shopper picks a passkey. */
export function shopWithPasskeys(): FakePlatform {
  const platform = installFakePlatform();
  getDefaultStore().set(accountsAtom, platform.accounts);
  platform.answer('generateLoginRequest', OPTIONS);
  platform.answer('passkeys.get', assertion());
  platform.answer('login', TOKEN);
  platform.answer('loginByToken', SHOP_LOGIN);
  return platform;
}

/** The tag, shown, with these attributes. */
export async function show(attributes: Record<string, string> = {}): Promise<PasskeyLogin> {
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  const login = document.createElement('shop-passkey-login') as PasskeyLogin;
  for (const [name, value] of Object.entries(attributes)) login.setAttribute(name, value);
  holder.append(login);
  await login.updateComplete;
  return login;
}
