import type { ToastKind } from '../../../logic/toasts/toasts.constants.ts';

/** What is drawn in the circle of each kind. */
const STROKES: Readonly<Record<ToastKind, string>> = {
  info: 'M12 11v6M12 7v.5',
  success: 'M8 12.5l3 3 5.5-6.5',
  error: 'M12 7v6M12 16.5v.5',
};

/** Tells the kinds apart without colour. */
export function ToastIcon({ kind }: { kind: ToastKind }) {
  return (
    <svg className="toast__icon" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d={STROKES[kind]} />
    </svg>
  );
}
