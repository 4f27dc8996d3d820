import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { showToastAtom } from '../../logic/toasts/toasts.atoms.ts';
import { useModule } from '../host/use-module.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import type { ToastsProps } from './toasts.props.ts';
import { useHold } from './use-hold.ts';
import { usePresenter } from './use-presenter.ts';

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
      <div ref={regions.status} className="toasts-region unseen" role="status" />
      <div ref={regions.alert} className="toasts-region unseen" role="alert" />
      {ToastList && isShown && <ToastList env={env} toasts={toasts} regions={regions} {...look} />}
    </>
  );
}
