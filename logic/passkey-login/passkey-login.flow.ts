import type { Getter } from 'jotai/vanilla';
import { configAtom } from '../platform/config.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { optionsIn, refusalIn } from '../shared/passkeys/accounts-answers.ts';
import type { CeremonyTools } from '../shared/passkeys/ceremony.ts';
import { assertionOf } from '../shared/passkeys/credential.ts';
import { PasskeyError } from '../shared/passkeys/passkey-error.ts';
import { LOGIN, LOGIN_OPTIONS, loginByToken } from './passkey-login.api.ts';
import { LoginOptionsSchema } from './passkey-login.schema.ts';

type Pick = (options: PublicKeyCredentialRequestOptions) => Promise<Credential>;

/** The steps of specification §4, "Passkey login flow"; `pick` has the shopper choose a passkey. */
export async function logIn(
  get: Getter,
  { accounts, signal, domain }: CeremonyTools & { domain: string | undefined },
  pick: Pick,
): Promise<string> {
  const site = { domain: domain || get(platformAtom).page.hostname };
  const options = await accounts.call(LOGIN_OPTIONS, site, { signal });
  const credential = await pick(optionsIn(options, LoginOptionsSchema));
  signal.throwIfAborted();
  const body = { ...site, ...assertionOf(credential) };
  const answer = await accounts.call(LOGIN, body, { signal });
  if (answer.status !== 'success') throw refusalIn(answer);
  if (!answer.loginToken) throw new PasskeyError('loginToken');
  const exchange = loginByToken(get(configAtom).provider);
  const shop = await get(platformAtom).run(exchange, { token: answer.loginToken }, { signal });
  if (shop.status !== 'success') throw new PasskeyError('unknown');
  return shop.login;
}
