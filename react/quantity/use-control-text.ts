import { useCallback, useSyncExternalStore } from 'react';
import type { QuantityControl } from './quantity-control.ts';

/** After these a script of the page may have written another value, which fires no event. */
const SIGNS = ['input', 'change', 'click', 'keyup', 'reset'];

/** Calls back when the control may have another value; returns a function that stops this. */
function follow(callback: () => void): () => void {
  const later = () => setTimeout(callback);
  for (const type of SIGNS) document.addEventListener(type, later);
  document.defaultView?.addEventListener('pageshow', callback);
  return () => {
    for (const type of SIGNS) document.removeEventListener(type, later);
    document.defaultView?.removeEventListener('pageshow', callback);
  };
}

const nothing = () => {};

/** The value of a control, whoever has written it; '' without one. */
export function useControlText(control: QuantityControl | undefined): string {
  const subscribe = useCallback(
    (callback: () => void) => (control ? follow(callback) : nothing),
    [control],
  );
  return useSyncExternalStore(subscribe, () => control?.value ?? '');
}
