import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts.atoms.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { safeHref } from '../platform/safe-link.ts';
import { hostState } from '../shared/host-state.ts';
import {
  type CeremonyRequest,
  isSupported,
  runCeremony,
  turnsAtom,
} from '../shared/passkeys/ceremony.ts';
import { type PasskeyError, passkeyErrorOf } from '../shared/passkeys/passkey-error.ts';
import { logIn } from './passkey-login.flow.ts';

/** A login that an element asks for. */
export interface LoginRequest extends CeremonyRequest {
  readonly host: object;
  /** The shop's domain; undefined is the page's host name. */
  readonly domain: string | undefined;
}

/** How far the login of an element has come. */
export interface LoginState {
  readonly isBusy: boolean;
  readonly error: PasskeyError | undefined;
}

const stateOf = hostState<LoginState>({ isBusy: false, error: undefined });

/** How far the login of an element has come. */
export const loginStateOf: (host: object) => Atom<LoginState> = stateOf;

/** Whether passkeys work here; `disabledOn` says where they shall not. */
export const checkSupportAtom = atom(null, (get, _set, disabledOn: readonly string[]) =>
  isSupported(get, disabledOn),
);

/** Logs the shopper in with a passkey that the browser asks for: the login name, or a `PasskeyError`. */
export const logInAtom = atom(null, async (get, set, request: LoginRequest): Promise<string> => {
  const { host, domain } = request;
  set(stateOf(host), { isBusy: true, error: undefined });
  try {
    const login = await runCeremony(get, request, (tools) =>
      logIn(get, { ...tools, domain }, (options) =>
        tools.askShopper(() =>
          tools.accounts.passkeys.get(options, { signal: tools.signal, mediation: 'optional' }),
        ),
      ),
    );
    set(stateOf(host), { isBusy: false, error: undefined });
    return login;
  } catch (cause) {
    const error = passkeyErrorOf(cause);
    set(stateOf(host), { isBusy: false, error });
    throw error;
  }
});

/** What became of an offer of passkeys in autofill. */
export interface AutofillOffer extends LoginRequest {
  onLogin(login: string): void;
  onFailure(error: PasskeyError): void;
}

/**
 * Offers passkeys in the autofill of the page's login field until one logs in: again after another
 * ceremony that did not, after a refused passkey, and when the page comes back; each time with new options.
 */
export const offerAutofillAtom = atom(null, async (get, set, offer: AutofillOffer) => {
  const { passkeys } = get(accountsAtom);
  if (!(await isSupported(get, offer.disabledOn)) || !(await passkeys.canAutofill())) return;
  const turns = get(turnsAtom);
  const stopListening = get(platformAtom).page.onRestored(turns.interrupt);
  while (await isToOfferAgain(get, set, offer)) {
    if ((await turns.over()) || offer.signal.aborted) break;
  }
  stopListening();
});

async function isToOfferAgain(get: Getter, set: Setter, offer: AutofillOffer): Promise<boolean> {
  const { host, domain, signal } = offer;
  let isPicked = false;
  const outcome = await runCeremony(get, offer, (tools) =>
    logIn(get, { ...tools, domain }, async (options) => {
      const inAutofill = { ...options, allowCredentials: [] };
      const request = { signal: tools.signal, mediation: 'conditional' } as const;
      const credential = await tools.accounts.passkeys.get(inAutofill, request);
      isPicked = true;
      return credential;
    }),
  ).catch(passkeyErrorOf);
  if (typeof outcome === 'string') {
    offer.onLogin(outcome);
    return false;
  }
  if (signal.aborted) return false;
  if (isPicked) set(stateOf(host), { isBusy: false, error: outcome });
  if (!outcome.isQuiet) offer.onFailure(outcome);
  return isPicked || outcome.problem === 'aborted';
}

/** Goes on after a login: to the address, where it is a safe one, else the page reloads. */
export const leaveAfterLoginAtom = atom(null, (get, _set, successUrl: string | undefined) => {
  const { page } = get(platformAtom);
  const href = safeHref(successUrl);
  if (href) page.follow(href);
  else page.reload();
});
