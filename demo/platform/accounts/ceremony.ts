import * as v from 'valibot';
import { jsonFrom } from '../http/answers.ts';
import type { Language } from '../language.ts';
import type { Shop } from '../shop.ts';
import type { Challenge } from '../stores/store.ts';
import { ACCOUNTS_MESSAGES, type AccountsRefusal } from './accounts.messages.ts';
import type { PasskeyVerifier } from './verifier.ts';
import { base64urlFrom, bytesFrom } from './wire.ts';

/** How long a challenge may be answered. */
const CHALLENGE_LIFE_MS = 10 * 60 * 1000;

/** A response of the accounts service (docs/specification.md#s3-passkeys). */
export interface AccountsAnswer {
  readonly status: 'success' | 'error';
  readonly errorMsg?: string;
  readonly data?: string;
  readonly loginToken?: string;
}

/** One call of the accounts service. */
export interface AccountsCall {
  readonly shop: Shop;
  readonly verifier: PasskeyVerifier | undefined;
  /** The origin the call came from, one of the shop's. */
  readonly origin: string;
  /** The origins of the shop. */
  readonly shopOrigins: readonly string[];
  /** The accounts service's own session. */
  readonly session: string;
  readonly lang: Language;
  readonly body: string;
}

/** Handles one call. */
export type AccountsAction = (call: AccountsCall) => Promise<AccountsAnswer> | AccountsAnswer;

/** Converts base64 to base64url. */
export const Base64Schema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const base64url = base64urlFrom(dataset.value);
    if (base64url !== undefined) return base64url;
    addIssue({ message: 'Expected base64.' });
    return NEVER;
  }),
);

const ClientDataSchema = v.object({ challenge: v.string() });

/** The response that refuses a call. */
export function accountsRefusal(reason: AccountsRefusal, lang: Language): AccountsAnswer {
  return { status: 'error', errorMsg: ACCOUNTS_MESSAGES[reason][lang] };
}

/** The shop's origins under a domain; none when the domain is not the shop's. */
export function originsOf(domain: string, shopOrigins: readonly string[]): readonly string[] {
  return shopOrigins.filter((origin) => new URL(origin).hostname === domain);
}

/** Creates a challenge, which the same accounts session must answer before it expires. */
export function newChallenge(
  call: AccountsCall,
  about: Pick<Challenge, 'kind' | 'domain' | 'login' | 'token'>,
): Challenge {
  const { store, now, token } = call.shop;
  store.dropExpired(now());
  const challenge: Challenge = {
    ...about,
    value: token(),
    session: call.session,
    expiresAt: now() + CHALLENGE_LIFE_MS,
  };
  store.saveChallenge(challenge);
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  const text = new TextDecoder().decode(bytesFrom(clientDataJSON));
  const clientData = v.safeParse(ClientDataSchema, jsonFrom(text));
  return clientData.success ? clientData.output.challenge : '';
}

/** Takes the challenge that an answer refers to; undefined when it does not exist or belongs to another ceremony. */
export function takenChallenge(
  call: AccountsCall,
  answer: { readonly clientDataJSON: string; readonly domain: string },
  kind: Challenge['kind'],
): Challenge | undefined {
  const challenge = call.shop.store.takeChallenge(challengeIn(answer.clientDataJSON));
  const fits =
    challenge?.kind === kind &&
    challenge.session === call.session &&
    challenge.domain === answer.domain &&
    challenge.expiresAt >= call.shop.now();
  return fits ? challenge : undefined;
}
