import { useAtomValue, useSetAtom } from 'jotai';
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
import { useListeners } from '../host/use-listeners.ts';
import { useModule } from '../host/use-module.ts';
import { useOnChange, useOnMount } from '../host/use-on-change.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { LIVE } from '../look/live.ts';

export interface ToastsProps {
  env: Environment;
  duration: number;
  position: ToastPosition;
}

/** The toasts of the page, including those requested by scripts; only the first element shows them. */
function usePresenter(host: HTMLElement) {
  const toasts = useAtomValue(toastsAtom);
  const isPresenter = useAtomValue(presenterAtom) === host;
  const [present, receive] = [useSetAtom(presentToastsAtom), useSetAtom(receiveToastAtom)];
  useLayoutEffect(() => present(host), [host, present]);
  useListeners(document, {
    'shop-toast': (event) => receive({ host, request: Reflect.get(event, 'detail') }),
  });
  return { toasts, isPresenter };
}

/** Returns a function that keeps `updateComplete` pending until another `value` is rendered. */
function useHold({ hold }: Environment, value: unknown): () => void {
  const releases = useRef<(() => void)[]>([]);
  const releaseAll = () => {
    for (const release of releases.current.splice(0)) release();
  };
  // another value ends the wait
  useOnChange([value], releaseAll);
  // a removed element does not render again
  useOnMount(() => releaseAll);
  return () => void releases.current.push(hold());
}

const loadList = async () => (await import('./later/ToastList.tsx')).ToastList;

/** The page's toasts. The live regions are there from the start; the list loads with the first toast. */
export function Toasts({ env, ...look }: ToastsProps) {
  const { toasts, isPresenter } = usePresenter(env.host);
  const show = useSetAtom(showToastAtom);
  const regions = { alert: useRef<HTMLDivElement>(null), status: useRef<HTMLDivElement>(null) };
  const ToastList = useModule(env, loadList, toasts.length > 0);
  const isShown = isPresenter && toasts.length > 0;
  // after useModule, so that the hold lasts until the toast is rendered or the list begins to load
  const hold = useHold(env, toasts);

  useStates(env, { open: isShown });
  useMethods(env, {
    show(message: unknown, options: object) {
      if (show({ ...options, message })) hold();
    },
  });
  return (
    <>
      <div ref={regions.status} className="toasts-region unseen" {...LIVE} />
      <div ref={regions.alert} className="toasts-region unseen" role="alert" />
      {ToastList && isShown && <ToastList env={env} toasts={toasts} regions={regions} {...look} />}
    </>
  );
}
