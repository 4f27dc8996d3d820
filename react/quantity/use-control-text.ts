import { useCallback, useSyncExternalStore } from 'react';
import { handleAll, listen, together } from '../../logic/platform/listen.ts';
import type { QuantityControl } from './quantity-control.ts';

/** Events after which a script of the page may have written another value without an event. */
const POSSIBLE_CHANGES = ['input', 'change', 'click', 'keyup', 'reset'];

/** Calls back when the control may have another value. The result unsubscribes. */
function follow(callback: () => void): () => void {
  const later = () => setTimeout(callback);
  return together([
    listen(document, handleAll(POSSIBLE_CHANGES, later)),
    listen(window, { pageshow: callback }),
  ]);
}

const nothing = () => {};

/** The value of a control, including values written by scripts; '' without a control. */
export function useControlText(control: QuantityControl | undefined): string {
  const subscribe = useCallback(
    (callback: () => void) => (control ? follow(callback) : nothing),
    [control],
  );
  return useSyncExternalStore(subscribe, () => control?.value ?? '');
}
