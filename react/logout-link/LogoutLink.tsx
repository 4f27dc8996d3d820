import { useLayoutEffect } from 'react';
import { forgetCheckoutAtom } from '../../logic/logout-link/logout-link.atoms.ts';
import type { Environment } from '../shared/environment.ts';
import { Fallback } from '../shared/Fallback.tsx';
import { useSetAtom } from '../shared/use-atom.ts';

/** The author's own link, or form; what is to be forgotten is gone before anybody else hears the click. */
export function LogoutLink({ env: { host } }: { env: Environment }) {
  const forget = useSetAtom(forgetCheckoutAtom);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ['click', 'auxclick', 'submit']) {
      host.addEventListener(type, () => forget(), options);
    }
    return () => listening.abort();
  }, [host, forget]);
  return <Fallback />;
}
