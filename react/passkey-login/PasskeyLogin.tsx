import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { loginStateOf } from '../../logic/passkey-login/login-state.ts';
import { checkSupportAtom } from '../../logic/passkey-login/passkey-login.atoms.ts';
import type { PasskeyError } from '../../logic/passkeys/passkey-error.ts';
import {
  hintOf,
  type PasskeysTexts,
  passkeysMessages,
} from '../../logic/passkeys/passkeys.messages.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { restoreFocusAfter } from '../passkeys/use-ceremony.ts';
import type { PasskeyLoginProps } from './passkey-login.props.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Whether passkeys are supported; undefined while not needed or unknown, which delays `updateComplete`. */
function useSupport(
  env: Environment,
  { disabledOn, isNeeded }: { disabledOn: readonly string[]; isNeeded: boolean },
): boolean | undefined {
  const check = useSetAtom(checkSupportAtom);
  const [answer, setAnswer] = useState<{ for: readonly string[]; isSupported: boolean }>();
  const isOpen = isNeeded && answer?.for !== disabledOn;
  useOnChange([isOpen, disabledOn], () => {
    if (!isOpen) return;
    let isCurrent = true;
    const release = env.hold();
    check(disabledOn).then(
      (isSupported) => isCurrent && setAnswer({ for: disabledOn, isSupported }),
    );
    return () => {
      isCurrent = false;
      release();
    };
  });
  return answer?.isSupported;
}

/** The texts of a failure for the shopper. */
function failureTexts(error: PasskeyError | undefined, texts: PasskeysTexts) {
  if (!error || error.isQuiet) return { error: '', hint: '' };
  return { error: error.text || texts[error.problem], hint: hintOf(error, texts) };
}

/** Logs the shopper in with a passkey, by a button and in autofill (docs/specification.md#s4-passkey-login). */
export function PasskeyLogin(props: PasskeyLoginProps) {
  const { env, hideUnsupported, disabledOn } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, error } = useAtomValue(loginStateOf(env.host));
  const isSupported = useSupport(env, { disabledOn, isNeeded: hideUnsupported });
  const login = usePasskeyLogin(props);
  useMethods(env, { login });
  useStates(env, {
    busy: isBusy,
    error: error !== undefined && !error.isQuiet,
    unsupported: isSupported === false || error?.problem === 'unsupported',
  });
  const texts = textsOf(passkeysMessages, env);
  const label = useLabel(env.host, texts.logIn);
  if (hideUnsupported && !isSupported) return null;
  return (
    <PasskeyButton
      buttonRef={button}
      label={label}
      isBusy={isBusy}
      {...failureTexts(error, texts)}
      notice={error?.problem === 'again' ? texts.again : ''}
      onClick={() => {
        // a passkey picked in autofill is being verified
        if (!isBusy) restoreFocusAfter(login(), { button });
      }}
    />
  );
}
