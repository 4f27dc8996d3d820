import { useCallback, useSyncExternalStore } from 'react';
import { followControls } from '../light-dom/control/follow-controls.ts';
import type { QuantityControl } from './quantity-control.ts';

const nothing = () => {};

/** The value of a control, including values written by scripts; '' without a control. */
export function useControlText(control: QuantityControl | undefined): string {
  const subscribe = useCallback(
    (changed: () => void) =>
      control
        ? followControls({ form: control.form ?? undefined, isCard: true, changed })
        : nothing,
    [control],
  );
  return useSyncExternalStore(subscribe, () => control?.value ?? '');
}
