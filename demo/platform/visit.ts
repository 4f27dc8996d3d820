import type { CookieJar } from './http/cookies.ts';
import { isLanguage, type Language } from './language.ts';
import { adoptLists } from './lists/adopt.ts';
import { DEFAULT_SETTINGS, patchedSettings, type SettingsPatch } from './settings/settings.ts';
import type { Session, Store } from './stores/store.ts';

/** The name of the shop's session cookie. */
export const SESSION_COOKIE = 'shop_session';
const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** What the shop needs to know whose request it answers. */
export interface VisitDeps {
  readonly store: Store;
  readonly cookies: CookieJar;
  readonly now: () => number;
  /** A fresh unguessable text. */
  readonly token: () => string;
}

/** One visitor's request: the session behind it, and the headers that its answer must carry. */
export interface Visit {
  /** The session as it is stored now; other requests may have changed it since the start. */
  session(): Session;
  /** The language of the request's `?lang=`, else of the settings. */
  readonly lang: Language;
  /** Cookies of the answer. */
  readonly headers: Headers;
  /** Whether the request came encrypted, so that its cookies must. */
  readonly secure: boolean;
  change(part: Partial<Pick<Session, 'login' | 'tracking'>>): void;
  changeSettings(patch: SettingsPatch): void;
  /**
   * Logs somebody in. The session gets a new id, so that whoever planted the old one is left with
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
    tracking: [],
  };
  store.saveSession(session);
  return session;
}

/** The session a request belongs to, if it brings the cookie of a living one. */
export function knownSession(request: Request, deps: VisitDeps): Session | undefined {
  const session = deps.store.session(deps.cookies.read(request).get(SESSION_COOKIE) ?? '');
  return session && session.createdAt >= deps.now() - SESSION_LIFE_MS ? session : undefined;
}

/** The session under a new id, with the basket and the lists; the old one stays, because requests on their way still carry its cookie. */
function renewedSession(before: Session, login: string, { store, now, token }: VisitDeps): Session {
  const renewed = { ...before, id: token(), createdAt: now(), login };
  store.saveSession(renewed);
  store.moveBasket(before.id, renewed.id);
  adoptLists(before.id, login, store);
  store.saveSession({ ...before, login: null, tracking: [] });
  return renewed;
}

/** The visit of a request; a visitor without a living session gets a new one and its cookie. */
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
