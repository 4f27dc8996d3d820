import type { ToastPosition } from '../../logic/toasts/toasts.constants.ts';
import type { Environment } from '../host/environment.ts';

/** Props of `shop-toasts`. */
export interface ToastsProps {
  env: Environment;
  duration: number;
  position: ToastPosition;
}
