import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import {
  presenterAtom,
  presentToastsAtom,
  receiveToastAtom,
  toastsAtom,
} from '../../logic/toasts/toasts.atoms.ts';

/** The toasts of the page, which the first of its tags for them shows; also those that the page's scripts ask for. */
export function usePresenter(host: HTMLElement) {
  const toasts = useAtomValue(toastsAtom);
  const isPresenter = useAtomValue(presenterAtom) === host;
  const [present, receive] = [useSetAtom(presentToastsAtom), useSetAtom(receiveToastAtom)];
  useLayoutEffect(() => {
    const leave = present(host);
    const follow = (event: Event) => receive({ host, request: Reflect.get(event, 'detail') });
    document.addEventListener('shop-toast', follow);
    return () => {
      leave();
      document.removeEventListener('shop-toast', follow);
    };
  }, [host, present, receive]);
  return { toasts, isPresenter };
}
