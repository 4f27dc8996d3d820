import * as v from 'valibot';
import { jsonFrom } from '../http/answers.ts';
import type { Credential } from '../stores/store.ts';
import {
  type AccountsAction,
  type AccountsCall,
  accountsRefusal,
  Base64Schema,
  newChallenge,
  originsOf,
  takenChallenge,
} from './ceremony.ts';
import { loginOptions } from './options.ts';

/** How long the shop has to exchange a login token. */
const LOGIN_TOKEN_LIFE_MS = 2 * 60 * 1000;

const OptionsSchema = v.object({ domain: v.string() });
const LoginSchema = v.pipe(
  v.object({
    domain: v.string(),
    publicKeyCredentialBinRawId: Base64Schema,
    clientDataJSONBase64: Base64Schema,
    authenticatorDataBase64: Base64Schema,
    signatureBase64: Base64Schema,
    userHandleBinBase64: v.nullable(Base64Schema),
  }),
  v.transform((answer) => ({
    domain: answer.domain,
    credentialId: answer.publicKeyCredentialBinRawId,
    clientDataJSON: answer.clientDataJSONBase64,
    authenticatorData: answer.authenticatorDataBase64,
    signature: answer.signatureBase64,
    userHandle: answer.userHandleBinBase64,
  })),
);

type Login = v.InferOutput<typeof LoginSchema>;

/** `generateLoginRequest.php`: the options for a login on a domain of the shop. */
export const answerLoginOptions: AccountsAction = (call) => {
  const parsed = v.safeParse(OptionsSchema, jsonFrom(call.body));
  if (!parsed.success) return accountsRefusal('request', call.lang);
  const { domain } = parsed.output;
  if (originsOf(domain, call.shopOrigins).length === 0) return accountsRefusal('domain', call.lang);
  const challenge = newChallenge(call, { kind: 'login', domain, login: '', token: '' });
  return { status: 'success', data: loginOptions({ challenge: challenge.value, domain }) };
};

function knownCredential(answer: Login, { shop }: AccountsCall): Credential | undefined {
  const credential = shop.store.credential(answer.credentialId);
  if (!credential || answer.userHandle === null) return credential;
  const owner = shop.store.customer(credential.login);
  return owner?.handle === answer.userHandle ? credential : undefined;
}

function newLoginToken(login: string, { shop }: AccountsCall): string {
  const value = shop.token();
  const expiresAt = shop.now() + LOGIN_TOKEN_LIFE_MS;
  shop.store.saveToken({ kind: 'login', value, login, expiresAt });
  return value;
}

/** `login.php`: gives a login token for the shop when the assertion is valid. */
export const answerLogin: AccountsAction = async (call) => {
  const { shop, verifier, lang } = call;
  if (!verifier) return accountsRefusal('unavailable', lang);
  const parsed = v.safeParse(LoginSchema, jsonFrom(call.body));
  if (!parsed.success) return accountsRefusal('request', lang);
  const answer = parsed.output;
  const challenge = takenChallenge(call, answer, 'login');
  if (!challenge) return accountsRefusal('challenge', lang);
  const credential = knownCredential(answer, call);
  if (!credential) return accountsRefusal('unknown', lang);
  const { domain } = answer;
  const origins = originsOf(domain, call.shopOrigins);
  const expected = { challenge: challenge.value, origins, domain };
  const counter = await verifier.login(answer, expected, credential);
  if (counter === undefined) return accountsRefusal('login', lang);
  shop.store.saveCredential({ ...credential, counter });
  return { status: 'success', loginToken: newLoginToken(credential.login, call) };
};
