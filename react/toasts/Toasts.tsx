import { useLayoutEffect, useRef } from 'react';
import {
  presenterAtom,
  presentToastsAtom,
  receiveToastAtom,
  showToastAtom,
  toastsAtom,
} from '../../logic/toasts/toasts.atoms.ts';
import type { ToastPosition } from '../../logic/toasts/toasts.constants.ts';
import type { Environment } from '../host/environment.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { useMethods } from '../host/use-methods.ts';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-states.ts';
import { useHold } from './use-hold.ts';

export interface ToastsProps {
  env: Environment;
  duration: number;
  position: ToastPosition;
}

async function loadList({ addStyles }: Environment) {
  const { ToastList, toastListStyles } = await import('./list/ToastList.tsx');
  addStyles(toastListStyles);
  return ToastList;
}

/** The page's toasts. The live regions are there from the start; the list loads with the first toast. */
export function Toasts({ env, ...look }: ToastsProps) {
  const { host } = env;
  const toasts = useAtomValue(toastsAtom);
  const isPresenter = useAtomValue(presenterAtom) === host;
  const [present, receive] = [useSetAtom(presentToastsAtom), useSetAtom(receiveToastAtom)];
  const show = useSetAtom(showToastAtom);
  const regions = { alert: useRef<HTMLDivElement>(null), status: useRef<HTMLDivElement>(null) };
  const ToastList = useModule(env, () => loadList(env), toasts.length > 0);
  const isShown = isPresenter && toasts.length > 0;
  // after useModule, so that the hold lasts until the toast is rendered or the list begins to load
  const hold = useHold(env, toasts);

  useStates(env, { open: isShown });
  useMethods(env, {
    show(message: unknown, options: object) {
      if (show({ ...options, message })) hold();
    },
  });
  useLayoutEffect(() => {
    const page = host.ownerDocument;
    const leave = present(host);
    const follow = (event: Event) => receive({ host, request: Reflect.get(event, 'detail') });
    page.addEventListener('shop-toast', follow);
    return () => {
      leave();
      page.removeEventListener('shop-toast', follow);
    };
  }, [host, present, receive]);

  return (
    <>
      <div ref={regions.status} className="toasts-region" role="status" />
      <div ref={regions.alert} className="toasts-region" role="alert" />
      {ToastList && isShown && <ToastList {...{ env, toasts, regions }} {...look} />}
    </>
  );
}
