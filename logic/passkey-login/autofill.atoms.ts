import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { type CeremonyTools, isSupported, runCeremony, turnsAtom } from '../passkeys/ceremony.ts';
import { type PasskeyError, passkeyErrorOf } from '../passkeys/passkey-error.ts';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { type LoginRequest, type LoginState, stateOf } from './login-state.ts';
import { logIn } from './passkey-login.flow.ts';
import { createPresence } from './presence.ts';

/** An offer of passkeys in autofill, and who hears of its result. */
export interface AutofillOffer extends LoginRequest {
  onLogin(login: string): void;
  onFailure(error: PasskeyError): void;
}

/**
 * The end of one offer: a login, a refused passkey, an interruption by another ceremony or by leaving the page, or a
 * reason of the browser's.
 */
type Outcome = 'login' | 'refused' | 'interrupted' | 'ended';

/**
 * The number of refusals after which the shopper has to act: some devices pick a passkey by themselves, however often
 * it is refused.
 */
const PATIENCE = 3;
const COSTS: Readonly<Record<Outcome, number>> = {
  login: 0,
  refused: 1,
  interrupted: 0,
  ended: PATIENCE,
};

/**
 * Offers passkeys in the autofill of the page's login field until one logs in: again after another ceremony that did
 * not, and when the page comes back; after a refusal three times, and after anything else when the shopper next acts.
 */
export const offerAutofillAtom = atom(null, async (get, set, offer: AutofillOffer) => {
  if (!(await canOffer(get, offer))) return;
  const presence = createPresence(get(platformAtom).page, offer.signal);
  let patience = PATIENCE;
  do {
    const outcome = await offerOnce(get, set, { ...offer, signal: await presence.stay() });
    if (outcome === 'login') break;
    patience -= COSTS[outcome];
    if (patience <= 0) {
      await shopperActs(get, offer.signal);
      patience = PATIENCE;
    }
  } while (!(await get(turnsAtom).over()) && !offer.signal.aborted);
  presence.stop();
});

/** Whether the browser offers passkeys in autofill, and the element is still on the page when it has answered. */
async function canOffer(get: Getter, { disabledOn, signal }: AutofillOffer): Promise<boolean> {
  const { passkeys } = get(accountsAtom);
  const can = (await isSupported(get, disabledOn)) && (await passkeys.canAutofill());
  return can && !signal.aborted;
}

/** Offers passkeys once; while a picked one is verified, the element is busy. */
async function offerOnce(get: Getter, set: Setter, offer: AutofillOffer): Promise<Outcome> {
  const state = stateOf(offer.host);
  const verifying: LoginState = { isBusy: true, error: undefined };
  const turn: { signal?: AbortSignal } = {};
  const result = await runCeremony(get, { ...offer, isOffer: true }, (tools) => {
    turn.signal = tools.signal;
    return logIn(get, { ...tools, domain: offer.domain }, async (options) => {
      const credential = await getInAutofill(tools, options);
      if (!tools.signal.aborted) set(state, verifying);
      return credential;
    });
  }).catch(passkeyErrorOf);
  // a ceremony that came between has written another state
  const isPicked = get(state) === verifying;
  const end = (error?: PasskeyError) => isPicked && set(state, { isBusy: false, error });
  if (typeof result === 'string') {
    end();
    offer.onLogin(result);
    return 'login';
  }
  if (turn.signal?.aborted ?? result.problem === 'aborted') {
    end();
    return 'interrupted';
  }
  end(result);
  if (!result.isQuiet) offer.onFailure(result);
  return isPicked ? 'refused' : 'ended';
}

const getInAutofill = (
  { accounts, signal }: CeremonyTools,
  options: PublicKeyCredentialRequestOptions,
): Promise<Credential> =>
  accounts.passkeys.get({ ...options, allowCredentials: [] }, { signal, mediation: 'conditional' });

/**
 * Waits until the shopper comes to the login field, presses the button of a ceremony or comes back to the page, or
 * `life` aborts.
 */
async function shopperActs(get: Getter, life: AbortSignal): Promise<void> {
  const act = Promise.withResolvers<void>();
  const wake = () => act.resolve();
  const stops = [
    get(accountsAtom).passkeys.onField(wake),
    get(platformAtom).page.onRestored(wake),
    () => life.removeEventListener('abort', wake),
  ];
  life.addEventListener('abort', wake);
  get(turnsAtom).pressed().then(wake);
  if (life.aborted) wake();
  await act.promise;
  for (const stop of stops) stop();
}
