import { useLayoutEffect, useState } from 'react';
import { checkSupportAtom } from '../../logic/passkey-login/passkey-login.atoms.ts';
import type { Environment } from '../shared/environment.ts';
import { useSetAtom } from '../shared/use-atom.ts';

interface SupportQuestion {
  offOn: readonly string[];
  isNeeded: boolean;
}

/** Whether passkeys work here; undefined until that is known, for which `updateComplete` waits, and where nobody asks. */
export function useSupport(
  env: Environment,
  { offOn, isNeeded }: SupportQuestion,
): boolean | undefined {
  const check = useSetAtom(checkSupportAtom);
  const [answer, setAnswer] = useState<{ for: readonly string[]; isSupported: boolean }>();
  const isOpen = isNeeded && answer?.for !== offOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the environment changes with the language
  useLayoutEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const release = env.hold();
    check(offOn).then((isSupported) => isCurrent && setAnswer({ for: offOn, isSupported }));
    return () => {
      isCurrent = false;
      release();
    };
  }, [isOpen, offOn]);
  return answer?.isSupported;
}
