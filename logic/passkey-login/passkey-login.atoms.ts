import { atom } from 'jotai/vanilla';
import { isSupported, runCeremony } from '../passkeys/ceremony.ts';
import { passkeyErrorOf } from '../passkeys/passkey-error.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { safeHref } from '../wire/safe-link.ts';
import { type LoginRequest, loginStateOf } from './login-state.ts';
import { logIn } from './passkey-login-flow.api.ts';

/** Checks whether passkeys are supported; `disabledOn` names browsers where they are disabled. */
export const checkSupportAtom = atom(null, (get, _set, disabledOn: readonly string[]) =>
  isSupported(get, disabledOn),
);

/** Logs in with a passkey from the browser's prompt; resolves to the login name, rejects with a `PasskeyError`. */
export const logInAtom = atom(null, async (get, set, request: LoginRequest): Promise<string> => {
  const { host, domain } = request;
  set(loginStateOf(host), { isBusy: true, error: undefined });
  try {
    const login = await runCeremony(get, request, (tools) =>
      logIn(get, { ...tools, domain }, (options) =>
        tools.promptShopper(() =>
          tools.accounts.passkeys.get(options, { signal: tools.signal, mediation: 'optional' }),
        ),
      ),
    );
    set(loginStateOf(host), { isBusy: false, error: undefined });
    return login;
  } catch (cause) {
    const error = passkeyErrorOf(cause);
    set(loginStateOf(host), { isBusy: false, error });
    throw error;
  }
});

/** Navigates to a safe URL after a login, or else reloads the page. */
export const leaveAfterLoginAtom = atom(null, (get, _set, successUrl: string | undefined) => {
  const { page } = get(platformAtom);
  const href = safeHref(successUrl);
  if (href) page.follow(href);
  else page.reload();
});
