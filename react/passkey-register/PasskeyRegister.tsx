import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import {
  registerAtom,
  registrationStateOf,
} from '../../logic/passkey-register/passkey-register.atoms.ts';
import type { PasskeyError } from '../../logic/passkeys/passkey-error.ts';
import {
  hintOf,
  type PasskeysTexts,
  passkeysMessages,
} from '../../logic/passkeys/passkeys.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { restoreFocusAfter, useCeremony, useLifeSignal } from '../passkeys/use-ceremony.ts';

export interface PasskeyRegisterProps {
  env: Environment;
  userLogin: string | undefined;
  authorizeToken: string | undefined;
  domain: string | undefined;
  disabledOn: readonly string[];
  onSuccess: () => void;
}

/** The texts of a failure for the shopper. */
function failureTexts(error: PasskeyError | undefined, texts: PasskeysTexts) {
  if (!error || error.isQuiet || error.problem === 'registered') return { error: '', hint: '' };
  const text = error.problem === 'unknown' ? texts.notSaved : texts[error.problem];
  return { error: error.text || text, hint: hintOf(error, texts) };
}

/** The text of a notice for the shopper; '' when there is none. */
function noticeText(isSaved: boolean, error: PasskeyError | undefined, texts: PasskeysTexts) {
  if (isSaved) return texts.saved;
  return error?.problem === 'again' || error?.problem === 'registered' ? texts[error.problem] : '';
}

/** Saves this device as a passkey of the shopper (docs/specification.md#s4-passkey-registration). */
export function PasskeyRegister(props: PasskeyRegisterProps) {
  const { env, onSuccess, userLogin, authorizeToken, domain, disabledOn } = props;
  const { host } = env;
  const button = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const { isBusy, isSaved, error } = useAtomValue(registrationStateOf(host));
  const start = useSetAtom(registerAtom);
  const signal = useLifeSignal();
  const register = useCeremony(env, async () => {
    await start({ host, userLogin, authorizeToken, domain, disabledOn, signal });
    onSuccess();
  });
  useMethods(env, { register });
  useStates(env, {
    busy: isBusy,
    saved: isSaved,
    registered: error?.problem === 'registered',
    unsupported: error?.problem === 'unsupported',
    error: error !== undefined && !error.isQuiet,
  });
  const texts = textsOf(passkeysMessages, env);
  const label = useLabel(host, texts.register);
  return (
    <PasskeyButton
      buttonRef={button}
      label={label}
      isBusy={isBusy}
      {...failureTexts(error, texts)}
      notice={noticeText(isSaved, error, texts)}
      isDone={isSaved}
      noticeRef={notice}
      onClick={() => restoreFocusAfter(register(), { button, notice })}
    />
  );
}
