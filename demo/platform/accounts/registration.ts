import * as v from 'valibot';
import { jsonFrom } from '../http/answers.ts';
import type { Customer } from '../stores/store.ts';
import {
  type AccountsAction,
  type AccountsCall,
  accountsRefusal,
  Base64Schema,
  newChallenge,
  originsOf,
  takenChallenge,
} from './ceremony.ts';
import { registrationOptions } from './options.ts';

const RegistrationSchema = v.pipe(
  v.object({
    userLogin: v.string(),
    domain: v.string(),
    authenticatorTransportMethods: v.array(v.string()),
    clientDataJSONBase64: Base64Schema,
    attestationObjectBase64: Base64Schema,
  }),
  v.transform(({ clientDataJSONBase64, attestationObjectBase64, ...rest }) => ({
    ...rest,
    clientDataJSON: clientDataJSONBase64,
    attestationObject: attestationObjectBase64,
  })),
);

type Registration = v.InferOutput<typeof RegistrationSchema>;

function customerOf(login: string, { shop }: AccountsCall): Customer {
  const known = shop.store.customer(login);
  if (known) return known;
  const customer = { login, handle: shop.token() };
  shop.store.saveCustomer(customer);
  return customer;
}

/** `generateRegisterRequest.php`: the body is the registration token, which is valid until it is used in `register.php`. */
export const answerRegistrationOptions: AccountsAction = (call) => {
  const { shop, body, lang } = call;
  const token = shop.store.token('registration', body.trim());
  if (!token || token.expiresAt < shop.now()) return accountsRefusal('token', lang);
  const { login } = token;
  const domain = new URL(call.origin).hostname;
  const challenge = newChallenge(call, { kind: 'register', domain, login, token: token.value });
  return {
    status: 'success',
    data: registrationOptions(
      { challenge: challenge.value, domain },
      customerOf(login, call),
      shop.store.credentialsOf(login),
    ),
  };
};

async function checked(answer: Registration, challenge: string, call: AccountsCall) {
  const origins = originsOf(answer.domain, call.shopOrigins);
  return call.verifier?.registration(answer, { challenge, origins, domain: answer.domain });
}

/** `register.php`: stores the passkey when the attestation is valid, and takes the token. */
export const answerRegistration: AccountsAction = async (call) => {
  const { shop, verifier, lang } = call;
  if (!verifier) return accountsRefusal('unavailable', lang);
  const parsed = v.safeParse(RegistrationSchema, jsonFrom(call.body));
  if (!parsed.success) return accountsRefusal('request', lang);
  const answer = parsed.output;
  const challenge = takenChallenge(call, answer, 'register');
  if (challenge?.login !== answer.userLogin) return accountsRefusal('challenge', lang);
  const credential = await checked(answer, challenge.value, call);
  if (!credential) return accountsRefusal('registration', lang);
  if (shop.store.credential(credential.id)) return accountsRefusal('known', lang);
  const token = shop.store.takeToken('registration', challenge.token);
  if (!token || token.expiresAt < shop.now()) return accountsRefusal('token', lang);
  shop.store.saveCredential({
    ...credential,
    login: challenge.login,
    transports: answer.authenticatorTransportMethods,
  });
  return { status: 'success' };
};
