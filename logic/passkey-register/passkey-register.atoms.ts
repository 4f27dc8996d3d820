import { atom, type Getter } from 'jotai/vanilla';
import { optionsIn, refusalIn } from '../passkeys/accounts-answers.ts';
import { type CeremonyRequest, type CeremonyTools, runCeremony } from '../passkeys/ceremony.ts';
import { attestationOf } from '../passkeys/credential.ts';
import { PasskeyError, passkeyErrorOf } from '../passkeys/passkey-error.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/by-host.ts';
import { RegistrationOptionsSchema } from './passkey-register.schema.ts';

/** The call for the options of a registration: the body is the token itself (docs/specification.md#s7-row-4). */
export const REGISTRATION_OPTIONS = 'generateRegisterRequest';

/** The call for a registration (docs/specification.md#s7-row-5). */
export const REGISTRATION = 'register';

/** The local storage key that records that this device has a passkey. */
const DEVICE_KEY = 'expchckDeviceRegistered';

/** An element's request for a registration. */
export interface RegistrationRequest extends CeremonyRequest {
  readonly host: object;
  readonly userLogin: string | undefined;
  /** The token that the one-time password was exchanged for (docs/specification.md#s4-passkey-registration). */
  readonly authorizeToken: string | undefined;
  /** The shop's domain; undefined means the page's host name. */
  readonly domain: string | undefined;
}

/** The progress of an element's registration. */
export interface RegistrationState {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly error: PasskeyError | undefined;
}

/** The progress of an element's registration. */
export const registrationStateOf = hostState<RegistrationState>({
  isBusy: false,
  isSaved: false,
  error: undefined,
});

/** Runs the steps of docs/specification.md#s4-passkey-registration. */
async function register(
  get: Getter,
  { accounts, signal, promptShopper }: CeremonyTools,
  request: RegistrationRequest,
): Promise<void> {
  const { userLogin, authorizeToken } = request;
  if (!userLogin) throw new PasskeyError('userLogin');
  if (!authorizeToken) throw new PasskeyError('authorizeToken');
  const { hostname } = get(platformAtom).page;
  const domain = request.domain || hostname;
  const offered = await accounts.call(REGISTRATION_OPTIONS, authorizeToken, signal);
  const options = optionsIn(offered, RegistrationOptionsSchema);
  const credential = await promptShopper(() => accounts.passkeys.create(options, signal));
  signal.throwIfAborted();
  const body = { userLogin, domain, ...attestationOf(credential) };
  const answer = await accounts.call(REGISTRATION, body, signal);
  if (answer.status !== 'error') return;
  // otherwise the device would keep offering a passkey that cannot log in
  accounts.passkeys.forget({ rpId: options.rp.id ?? hostname, credentialId: credential.id });
  throw refusalIn(answer);
}

/** Creates a passkey on this device and registers it; rejects with a `PasskeyError`. */
export const registerAtom = atom(null, async (get, set, request: RegistrationRequest) => {
  const stateAtom = registrationStateOf(request.host);
  const remember = () => get(platformAtom).localStorage.set(DEVICE_KEY, 'true');
  set(stateAtom, { isBusy: true, isSaved: false, error: undefined });
  try {
    await runCeremony(get, request, (tools) => register(get, tools, request));
    remember();
    set(stateAtom, { isBusy: false, isSaved: true, error: undefined });
  } catch (cause) {
    const error = passkeyErrorOf(cause);
    if (error.problem === 'registered') remember();
    set(stateAtom, { isBusy: false, isSaved: false, error });
    throw error;
  }
});
