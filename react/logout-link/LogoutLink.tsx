import { useSetAtom } from 'jotai';
import { forgetCheckoutAtom } from '../../logic/logout-link/logout-link.atoms.ts';
import { handleAll } from '../../logic/platform/listen.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useListeners } from '../host/use-listeners.ts';

/** The mouse button that opens the context menu and does not follow the link. */
const SECONDARY_BUTTON = 2;

/** The author's link or form; the data is removed before any other listener runs. */
export function LogoutLink({ env: { host } }: { env: Environment }) {
  const forget = useSetAtom(forgetCheckoutAtom);
  const onClick = (event: Event) => {
    const isMenu = event instanceof MouseEvent && event.button === SECONDARY_BUTTON;
    if (!isMenu) forget();
  };
  useListeners(host, handleAll(['click', 'auxclick', 'submit'], onClick), { capture: true });
  return <Fallback />;
}
