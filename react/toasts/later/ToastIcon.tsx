import type { ToastKind } from '../../../logic/toasts/toasts.constants.ts';
import { Drawing } from '../../look/Drawing.tsx';

const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';

/** The path of the sign in the circle, by kind. */
const SIGNS: Readonly<Record<ToastKind, string>> = {
  info: 'M12 11v6M12 7v.5',
  success: 'M8 12.5l3 3 5.5-6.5',
  error: 'M12 7v6M12 16.5v.5',
};

/** The icon that tells the kinds apart without colour. */
export const ToastIcon = ({ kind }: { kind: ToastKind }) => (
  <Drawing className="toast__icon" path={CIRCLE + SIGNS[kind]} />
);
