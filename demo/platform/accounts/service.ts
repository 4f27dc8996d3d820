import { bodyText, jsonAnswer, textAnswer, withHeaders } from '../answers.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../switches.ts';
import { knownSession } from '../visit.ts';
import {
  type AccountsAction,
  type AccountsAnswer,
  type AccountsCall,
  accountsRefusal,
} from './ceremony.ts';
import { answerLogin, answerLoginOptions } from './login.ts';
import { answerRegistration, answerRegistrationOptions } from './registration.ts';
import type { PasskeyVerifier } from './verifier.ts';

/** The name of the accounts service's own session cookie. */
export const ACCOUNTS_COOKIE = 'accounts_session';

const ACTIONS: ReadonlyMap<string, AccountsAction> = new Map([
  ['/webAuthn/generateRegisterRequest.php', answerRegistrationOptions],
  ['/webAuthn/register.php', answerRegistration],
  ['/webAuthn/generateLoginRequest.php', answerLoginOptions],
  ['/webAuthn/login.php', answerLogin],
]);

/** What the accounts service is made of. */
export interface AccountsDeps {
  readonly shop: Shop;
  /** Without one, registering and logging in are refused as unavailable. */
  readonly verifier: PasskeyVerifier | undefined;
  readonly shopOrigins: readonly string[];
  /** The origin of the page that sent a request; '' when unknown. */
  readonly originOf: (request: Request) => string;
  readonly delay: Delay;
}

function corsHeaders(origin: string): Headers {
  return new Headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  });
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    },
  });
}

/** The accounts session of a request; a browser without one gets its cookie into the headers. */
function accountsSession(request: Request, { cookies, token }: Shop, headers: Headers): string {
  const known = cookies.read(request).get(ACCOUNTS_COOKIE);
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return known;
  const value = token();
  const secure = new URL(request.url).protocol === 'https:';
  cookies.write(headers, { name: ACCOUNTS_COOKIE, value, httpOnly: true, secure });
  return value;
}

function withoutWhatMatters({ data, loginToken, ...rest }: AccountsAnswer): AccountsAnswer {
  return rest;
}

async function answered(
  action: AccountsAction,
  call: AccountsCall,
  failure: AnswerFailure,
): Promise<Response> {
  if (failure === 'refuse') return jsonAnswer(accountsRefusal('unavailable', call.lang));
  const answer = await action(call);
  return jsonAnswer(failure === 'partial' ? withoutWhatMatters(answer) : answer);
}

async function post(
  request: Request,
  action: AccountsAction,
  { shop, verifier, shopOrigins, originOf, delay }: AccountsDeps,
): Promise<Response> {
  const origin = originOf(request);
  const body = await bodyText(request);
  if (body === undefined) return textAnswer('Content Too Large', 413);
  const headers = new Headers();
  const session = accountsSession(request, shop, headers);
  // Cookies know no ports: beside the shop on one host, this service sees its visitor's switches.
  const settings = knownSession(request, shop)?.settings ?? DEFAULT_SETTINGS;
  const { lang } = settings;
  const call = { shop, verifier, origin, shopOrigins, session, lang, body };
  const answer = await underSwitches(
    { kinds: ['passkeys'], settings, signal: request.signal, delay },
    (failure) => answered(action, call, failure),
  );
  return withHeaders(answer, headers);
}

/** Answers the calls of the accounts service's origin (spec §7 rows 4–7), for the shop's pages only. */
export function createAccountsService(deps: AccountsDeps) {
  return async (request: Request): Promise<Response> => {
    const origin = deps.originOf(request);
    const action = ACTIONS.get(new URL(request.url).pathname);
    if (!action) return textAnswer('Not Found', 404);
    if (!deps.shopOrigins.includes(origin)) return textAnswer('Forbidden', 403);
    if (request.method === 'OPTIONS') return withHeaders(preflight(), corsHeaders(origin));
    const answer =
      request.method === 'POST'
        ? await post(request, action, deps)
        : textAnswer('Method Not Allowed', 405);
    return withHeaders(answer, corsHeaders(origin));
  };
}
