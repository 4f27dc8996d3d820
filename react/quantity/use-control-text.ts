import { useCallback, useSyncExternalStore } from 'react';
import { documentOf } from '../../logic/platform/plain-document.ts';
import type { QuantityControl } from './quantity-control.ts';

/** After these a script of the page may have written another value, which fires no event. */
const SIGNS = ['input', 'change', 'click', 'keyup', 'reset'];

/** Calls back when the control may have another value; returns a function that stops this. */
function follow(control: QuantityControl, callback: () => void): () => void {
  const page = documentOf(control);
  const later = () => setTimeout(callback);
  for (const type of SIGNS) page.addEventListener(type, later);
  page.defaultView?.addEventListener('pageshow', callback);
  return () => {
    for (const type of SIGNS) page.removeEventListener(type, later);
    page.defaultView?.removeEventListener('pageshow', callback);
  };
}

const nothing = () => {};

/** The value of a control, whoever has written it; '' without one. */
export function useControlText(control: QuantityControl | undefined): string {
  const subscribe = useCallback(
    (callback: () => void) => (control ? follow(control, callback) : nothing),
    [control],
  );
  return useSyncExternalStore(subscribe, () => control?.value ?? '');
}
