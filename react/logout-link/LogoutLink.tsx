import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { forgetCheckoutAtom } from '../../logic/logout-link/logout-link.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';

/** The mouse button that opens the context menu of a link and does not follow the link. */
const SECONDARY_BUTTON = 2;

/** The author's link or form; the data is removed before any other listener runs. */
export function LogoutLink({ env: { host } }: { env: Environment }) {
  const forget = useSetAtom(forgetCheckoutAtom);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onPress = (event: Event) => {
      const isMenu = event instanceof MouseEvent && event.button === SECONDARY_BUTTON;
      if (!isMenu) forget();
    };
    for (const type of ['click', 'auxclick', 'submit']) {
      host.addEventListener(type, onPress, options);
    }
    return () => listening.abort();
  }, [host, forget]);
  return <Fallback />;
}
