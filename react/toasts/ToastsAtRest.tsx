import { useStates } from '../host/use-states.ts';
import { useWaking } from '../host/use-waking.ts';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastsProps } from './toasts.props.ts';
import { usePresenter } from './use-presenter.ts';

/** The place of toasts before the first one. */
export function ToastsAtRest({ env }: ToastsProps) {
  const { toasts, isPresenter } = usePresenter(env.host);
  useWaking(env, isPresenter && toasts.length > 0);
  useStates(env, { open: false });
  return <ToastRegions />;
}
