import type { Getter } from 'jotai/vanilla';
import { optionsIn, refusalIn } from '../passkeys/accounts-answers.ts';
import type { CeremonyTools } from '../passkeys/ceremony.ts';
import { assertionOf } from '../passkeys/credential.ts';
import { PasskeyError } from '../passkeys/passkey-error.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import { errorIn } from '../wire/graphql/answers.ts';
import { loginByToken } from './passkey-login.api.ts';
import { LoginOptionsSchema } from './passkey-login.schema.ts';

/** The call for the options of a login (docs/specification.md#s7-row-6). */
export const LOGIN_OPTIONS = 'generateLoginRequest';

/** The call for a login (docs/specification.md#s7-row-7). */
export const LOGIN = 'login';

type Pick = (options: PublicKeyCredentialRequestOptions) => Promise<Credential>;

/** Runs the steps of docs/specification.md#s4-passkey-login; `pick` lets the shopper choose a passkey. */
export async function logIn(
  get: Getter,
  { accounts, signal, domain }: CeremonyTools & { domain: string | undefined },
  pick: Pick,
): Promise<string> {
  const site = { domain: domain || get(platformAtom).page.hostname };
  const options = await accounts.call(LOGIN_OPTIONS, site, signal);
  const credential = await pick(optionsIn(options, LoginOptionsSchema));
  signal.throwIfAborted();
  const body = { ...site, ...assertionOf(credential) };
  const answer = await accounts.call(LOGIN, body, signal);
  if (answer.status !== 'success') throw refusalIn(answer);
  if (!answer.loginToken) throw new PasskeyError('loginToken');
  const exchange = loginByToken(get(configAtom).provider);
  const shop = await get(platformAtom).run(exchange, { token: answer.loginToken }, { signal });
  if (errorIn(shop)) throw new PasskeyError('unknown');
  return shop.login;
}
