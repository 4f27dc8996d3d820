import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { offerAutofillAtom } from '../../logic/passkey-login/autofill.atoms.ts';
import { leaveAfterLoginAtom, logInAtom } from '../../logic/passkey-login/passkey-login.atoms.ts';
import { useLatest } from '../host/use-latest.ts';
import { reportPasskeyError, useCeremony, useLifeSignal } from '../passkeys/use-ceremony.ts';
import type { PasskeyLoginProps } from './passkey-login.props.ts';
import { warnWithoutField } from './warn-without-field.ts';

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
