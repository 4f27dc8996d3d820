import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { offerAutofillAtom } from '../../logic/passkey-login/autofill.atoms.ts';
import { leaveAfterLoginAtom, logInAtom } from '../../logic/passkey-login/passkey-login.atoms.ts';
import { PASSKEY_FIELD } from '../../logic/platform/accounts/passkeys.ts';
import { useLatest } from '../host/use-latest.ts';
import { reportPasskeyError, useCeremony, useLifeSignal } from '../passkeys/use-ceremony.ts';
import type { PasskeyLoginProps } from './passkey-login.props.ts';

const WARNING =
  '"autofill": expected an input with autocomplete="username webauthn" on the page, and there is none yet: browsers have nowhere to offer passkeys.';

function warn(): void {
  if (!document.documentElement.querySelector(PASSKEY_FIELD))
    warnAuthor('shop-passkey-login', WARNING);
}

/** Warns the author, once the page is parsed, when it has no input for passkeys in autofill. */
function warnWithoutField(): void {
  if (document.readyState !== 'loading') warn();
  else document.addEventListener('DOMContentLoaded', warn, { once: true });
}

/** Offers passkeys in autofill when `autofill` is set; returns a function that logs in through the browser's prompt. */
export function usePasskeyLogin(props: PasskeyLoginProps): () => Promise<{ login: string }> {
  const { env, domain, disabledOn, autofill } = props;
  const logIn = useSetAtom(logInAtom);
  const offerAutofill = useSetAtom(offerAutofillAtom);
  const leave = useSetAtom(leaveAfterLoginAtom);
  const signal = useLifeSignal();
  const { host } = env;

  const succeed = (login: string) => {
    if (props.onSuccess({ login })) leave(props.successUrl);
    return { login };
  };
  const latest = useLatest({ succeed, env });

  useLayoutEffect(() => {
    if (!autofill) return;
    if (__DEV__) warnWithoutField();
    const life = new AbortController();
    offerAutofill({
      host,
      domain,
      disabledOn,
      signal: life.signal,
      onLogin: (login) => latest.current.succeed(login),
      onFailure: (error) => reportPasskeyError(latest.current.env, error),
    });
    return () => life.abort();
  }, [autofill, host, domain, disabledOn, offerAutofill]);

  return useCeremony(env, () => logIn({ host, domain, disabledOn, signal }).then(succeed));
}
