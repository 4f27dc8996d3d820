import { useLayoutEffect } from 'react';
import { forgetCheckoutAtom } from '../../logic/logout-link/logout-link.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useSetAtom } from '../host/use-atom.ts';

/** The events that open the menu of a link, without following it. */
const SECONDARY_BUTTON = 2;

/** The author's own link, or form; the customer's data is gone before any other listener hears the click. */
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
