import type { CookieJar } from './http/cookies.ts';
import { isLanguage, type Language } from './language.ts';
import { adoptLists } from './lists/adopt.ts';
import { DEFAULT_SETTINGS, patchedSettings, type SettingsPatch } from './settings/settings.ts';
import type { Session, Store } from './stores/store.ts';

/** The name of the shop's session cookie. */
export const SESSION_COOKIE = 'shop_session';
const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The functions that find the visit of a request. */
export interface VisitDeps {
  readonly store: Store;
  readonly cookies: CookieJar;
  readonly now: () => number;
  /** Returns a random token. */
  readonly token: () => string;
}

/** One visitor's request: its session, and the headers for its response. */
export interface Visit {
  /** Returns the session as it is stored now; concurrent requests may have changed it. */
  session(): Session;
  /** The language of the `?lang=` parameter, else of the settings. */
  readonly lang: Language;
  /** The `Set-Cookie` headers of the response. */
  readonly headers: Headers;
  /** Whether the request came over HTTPS, so that its cookies are `Secure`. */
  readonly secure: boolean;
  change(part: Partial<Pick<Session, 'login' | 'rebateCode' | 'tracking'>>): void;
  changeSettings(patch: SettingsPatch): void;
  /**
   * Logs a customer in. The session gets a new id: an attacker who planted the old one is left with
   * an empty session that nobody is logged in to.
   */
  logIn(login: string): void;
}

function startSession({ store, now, token }: VisitDeps): Session {
  store.dropSessionsBefore(now() - SESSION_LIFE_MS);
  const session: Session = {
    id: token(),
    createdAt: now(),
    login: null,
    settings: DEFAULT_SETTINGS,
    rebateCode: '',
    tracking: [],
  };
  store.saveSession(session);
  return session;
}

/** The session of a request, if its cookie names a session that has not expired. */
export function knownSession(request: Request, deps: VisitDeps): Session | undefined {
  const session = deps.store.session(deps.cookies.read(request).get(SESSION_COOKIE) ?? '');
  return session && session.createdAt >= deps.now() - SESSION_LIFE_MS ? session : undefined;
}

/** Moves basket and lists to a session with a new id; the old session stays, because concurrent requests still send its cookie. */
function renewedSession(before: Session, login: string, { store, now, token }: VisitDeps): Session {
  const renewed = { ...before, id: token(), createdAt: now(), login };
  store.saveSession(renewed);
  store.moveBasket(before.id, renewed.id);
  adoptLists(before.id, login, store);
  store.saveSession({ ...before, login: null, rebateCode: '', tracking: [] });
  return renewed;
}

/** The visit of the guest that a visitor is after the session has ended, with the same settings and a basket of its own. */
export function guestVisit(visit: Visit, { store }: VisitDeps): Visit {
  const before = visit.session();
  const id = `guest:${before.id}`;
  const session = () => ({
    ...(store.session(id) ?? before),
    id,
    login: null,
    settings: before.settings,
  });
  store.saveSession(session());
  return {
    ...visit,
    session,
    change: (part) => store.saveSession({ ...session(), ...part }),
  };
}

/** The visit of a request; a visitor without a valid session gets a new one and its cookie. */
export function openVisit(request: Request, deps: VisitDeps): Visit {
  const { store, cookies } = deps;
  const url = new URL(request.url);
  const headers = new Headers();
  const secure = url.protocol === 'https:';
  const known = knownSession(request, deps);
  let started = known ?? startSession(deps);
  const writeCookie = () =>
    cookies.write(headers, { name: SESSION_COOKIE, value: started.id, httpOnly: true, secure });
  if (!known) writeCookie();
  const session = () => store.session(started.id) ?? started;
  const wanted = url.searchParams.get('lang');
  return {
    session,
    headers,
    secure,
    lang: isLanguage(wanted) ? wanted : session().settings.lang,
    change: (part) => store.saveSession({ ...session(), ...part }),
    changeSettings(patch) {
      const now = session();
      store.saveSession({ ...now, settings: patchedSettings(now.settings, patch) });
    },
    logIn(login) {
      started = renewedSession(session(), login, deps);
      writeCookie();
    },
  };
}
