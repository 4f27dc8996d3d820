import type { CeremonyRequest } from '../passkeys/ceremony.ts';
import type { PasskeyError } from '../passkeys/passkey-error.ts';
import { hostState } from '../state/by-host.ts';

/** An element's request for a login. */
export interface LoginRequest extends CeremonyRequest {
  readonly host: object;
  /** The shop's domain; undefined means the page's host name. */
  readonly domain: string | undefined;
}

/** The progress of an element's login. */
export interface LoginState {
  readonly isBusy: boolean;
  readonly error: PasskeyError | undefined;
}

/** The progress of an element's login. */
export const loginStateOf = hostState<LoginState>({ isBusy: false, error: undefined });
