import { atom, type Getter, type Setter } from 'jotai/vanilla';
import {
  type CeremonyTools,
  ceremonyQueueAtom,
  isSupported,
  runCeremony,
} from '../passkeys/ceremony.ts';
import { type PasskeyError, passkeyErrorOf } from '../passkeys/passkey-error.ts';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { listen, together } from '../platform/listen.ts';
import type { Page } from '../platform/page.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { deferred } from '../state/deferred.ts';
import { type LoginRequest, type LoginState, loginStateOf } from './login-state.ts';
import { logIn } from './passkey-login-flow.api.ts';

/** Observes whether the page is shown, or was left and possibly kept in the back/forward cache. */
interface Presence {
  /** Waits until the page is shown; resolves to a signal that aborts when the page is left. */
  untilAborted(): Promise<AbortSignal>;
  /** Stops observing. */
  stop(): void;
}

/** Observes leaving and restoring the page; when `life` aborts, the current signal also aborts. */
function createPresence(page: Page, life: AbortSignal): Presence {
  let current = new AbortController();
  let back = deferred();
  const end = () => {
    current.abort();
    back.resolve();
  };
  const begin = () => {
    current = new AbortController();
    back.resolve();
    back = deferred();
  };
  const stop = together([
    page.onLeft(() => current.abort()),
    page.onRestored(begin),
    listen(life, { abort: end }),
  ]);
  return {
    async untilAborted() {
      if (current.signal.aborted) await back.promise;
      return current.signal;
    },
    stop,
  };
}

/** A request to offer passkeys in autofill, with callbacks for the result. */
export interface AutofillOffer extends LoginRequest {
  onLogin(login: string): void;
  onFailure(error: PasskeyError): void;
}

/** How one offer ended: with a login, an interruption by another ceremony, or otherwise. */
type Outcome = 'login' | 'interrupted' | 'ended';

/**
 * Offers passkeys in the autofill of the page's login field until one logs in. Offers them again after another ceremony
 * and when the page is restored. After a refusal or another end, the shopper acts first: some devices keep picking a
 * refused passkey by themselves.
 */
export const offerAutofillAtom = atom(null, async (get, set, offer: AutofillOffer) => {
  if (!(await canOffer(get, offer))) return;
  const presence = createPresence(get(platformAtom).page, offer.signal);
  do {
    const outcome = await offerOnce(get, set, { ...offer, signal: await presence.untilAborted() });
    if (outcome === 'login') break;
    if (outcome === 'ended') await shopperActs(get, offer.signal);
  } while (!(await get(ceremonyQueueAtom).over()) && !offer.signal.aborted);
  presence.stop();
});

/** Whether the browser supports passkeys in autofill, and the element is still on the page. */
async function canOffer(get: Getter, { disabledOn, signal }: AutofillOffer): Promise<boolean> {
  const { passkeys } = get(accountsAtom);
  const can = (await isSupported(get, disabledOn)) && (await passkeys.canAutofill());
  return can && !signal.aborted;
}

/** Offers passkeys once; the element is busy while a picked passkey is verified. */
async function offerOnce(get: Getter, set: Setter, offer: AutofillOffer): Promise<Outcome> {
  const state = loginStateOf(offer.host);
  const verifying: LoginState = { isBusy: true, error: undefined };
  const ceremony: { signal?: AbortSignal } = {};
  const result = await runCeremony(get, { ...offer, isOffer: true }, (tools) => {
    ceremony.signal = tools.signal;
    return logIn(get, { ...tools, domain: offer.domain }, async (options) => {
      const credential = await getInAutofill(tools, options);
      if (!tools.signal.aborted) set(state, verifying);
      return credential;
    });
  }).catch(passkeyErrorOf);
  // another ceremony may have written its state meanwhile
  const isPicked = get(state) === verifying;
  const end = (error?: PasskeyError) => isPicked && set(state, { isBusy: false, error });
  if (typeof result === 'string') {
    end();
    offer.onLogin(result);
    return 'login';
  }
  if (ceremony.signal?.aborted ?? result.problem === 'aborted') {
    end();
    return 'interrupted';
  }
  end(result);
  if (!result.isQuiet) offer.onFailure(result);
  return 'ended';
}

const getInAutofill = (
  { accounts, signal }: CeremonyTools,
  options: PublicKeyCredentialRequestOptions,
): Promise<Credential> =>
  accounts.passkeys.get({ ...options, allowCredentials: [] }, { signal, mediation: 'conditional' });

/** Waits until the shopper focuses the login field, clicks a passkey button or returns, or `life` aborts. */
async function shopperActs(get: Getter, life: AbortSignal): Promise<void> {
  const act = deferred();
  const wake = () => act.resolve();
  const stop = together([
    get(accountsAtom).passkeys.onField(wake),
    get(platformAtom).page.onRestored(wake),
    listen(life, { abort: wake }),
  ]);
  get(ceremonyQueueAtom).clicked().then(wake);
  if (life.aborted) wake();
  await act.promise;
  stop();
}
