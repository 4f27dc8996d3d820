import { registerElements } from '../../elements/start/register.ts';
import { passkeyLoginElement } from '../../elements/tags/passkey-login/passkey-login.element.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { type Attributes, createTag } from '../kit/create-tag.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { assertion, loginOptions } from '../passkeys/passkeys.fixtures.ts';

export type PasskeyLogin = Mounted<'shop-passkey-login'>;

registerElements([passkeyLoginElement]);

export const OPTIONS = { status: 'success', data: JSON.stringify(loginOptions()) };
export const TOKEN = { status: 'success', loginToken: 'token-1' };
export const SHOP_LOGIN = {
  loginByIAIAccountsToken: { status: 'success', login: 'anna@example.com' },
};

/** Installs a fake platform with a working accounts service and a shopper who selects a passkey. */
export function shopWithPasskeys(): FakePlatform {
  const platform = installFakePlatform();
  pageStore.set(accountsAtom, platform.accounts);
  platform.answer('generateLoginRequest', OPTIONS);
  platform.answer('passkeys.get', assertion());
  platform.answer('login', TOKEN);
  platform.answer('loginByToken', SHOP_LOGIN);
  return platform;
}

/** Mounts the tag with these attributes. */
export const show = (attributes: Attributes = {}): Promise<PasskeyLogin> =>
  mount('shop-passkey-login', createTag('shop-passkey-login', attributes));
