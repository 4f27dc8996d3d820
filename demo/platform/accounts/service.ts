import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { bodyText, jsonAnswer, textAnswer, withHeaders } from '../http/answers.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../settings/switches.ts';
import type { Shop } from '../shop.ts';
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

/** The dependencies of the accounts service. */
export interface AccountsDeps {
  readonly shop: Shop;
  /** Without a verifier, registering and logging in are refused as unavailable. */
  readonly verifier: PasskeyVerifier | undefined;
  readonly shopOrigins: readonly string[];
  /** The origin of the page that sent the request; '' when unknown. */
  readonly originOf: (request: Request) => string;
  readonly delay: Delay;
}

/** The accounts session of a request; a browser without one gets its cookie in these headers. */
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
  // Browsers ignore the port of a cookie, so on the shop's host this service also receives the shop's session cookie,
  // and with it the visitor's switches.
  const settings = knownSession(request, shop)?.settings ?? DEFAULT_SETTINGS;
  const { lang } = settings;
  const call = { shop, verifier, origin, shopOrigins, session, lang, body };
  const answer = await underSwitches(
    { kinds: ['passkeys'], settings, signal: request.signal, delay },
    (failure) => answered(action, call, failure),
  );
  return withHeaders(answer, headers);
}

/** Handles the requests to the accounts service's origin (docs/specification.md#s7-row-4), from the shop's pages only. */
export function createAccountsService(deps: AccountsDeps) {
  const originOf = ({ req }: Context) => deps.originOf(req.raw);
  const shopsOnly: MiddlewareHandler = async (context, next) =>
    deps.shopOrigins.includes(originOf(context)) ? next() : textAnswer('Forbidden', 403);
  const withCors = cors({
    origin: (_header, context) => originOf(context),
    allowMethods: ['POST'],
    allowHeaders: ['content-type'],
    credentials: true,
  });
  const app = new Hono();
  for (const [path, action] of ACTIONS) {
    app.use(path, shopsOnly, withCors);
    app.post(path, ({ req }) => post(req.raw, action, deps));
    app.all(path, () => textAnswer('Method Not Allowed', 405));
  }
  app.notFound(() => textAnswer('Not Found', 404));
  app.onError((error) => {
    throw error;
  });
  return async (request: Request): Promise<Response> => app.fetch(request);
}
