import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { checkSupportAtom } from '../../logic/passkey-login/passkey-login.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';

interface SupportQuestion {
  disabledOn: readonly string[];
  isNeeded: boolean;
}

/** Whether passkeys work here; undefined while not needed, and until known, which `updateComplete` waits for. */
export function useSupport(
  env: Environment,
  { disabledOn, isNeeded }: SupportQuestion,
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
