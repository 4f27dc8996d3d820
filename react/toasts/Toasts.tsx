import { showToastAtom } from '../../logic/toasts/toasts.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useSetAtom } from '../host/use-atom.ts';
import { useMethods } from '../host/use-methods.ts';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-states.ts';
import { useRef } from '../resting/hooks.ts';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastsProps } from './toasts.props.ts';
import { useHold } from './use-hold.ts';
import { usePresenter } from './use-presenter.ts';

async function loadList({ addStyles }: Environment) {
  const { ToastList, toastListStyles } = await import('./list/ToastList.tsx');
  addStyles(toastListStyles);
  return ToastList;
}

/** The page's toasts. The live regions are there from the start; the list loads with the first toast. */
export function Toasts({ env, ...look }: ToastsProps) {
  const { toasts, isPresenter } = usePresenter(env.host);
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
  return (
    <>
      <ToastRegions {...regions} />
      {ToastList && isShown && <ToastList {...{ env, toasts, regions }} {...look} />}
    </>
  );
}
