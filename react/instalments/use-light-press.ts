import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { isModified } from '../light-dom/is-modified.ts';

/** Answers presses of the link or button in the light DOM; those that open another tab are left to the browser. */
export function useLightPress(
  { host }: Environment,
  control: Element | undefined,
  press: () => void,
): void {
  useLayoutEffect(() => {
    if (!control) return;
    const onClick = (event: MouseEvent) => {
      const isOurs = event.composedPath().includes(control);
      if (!isOurs || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      press();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  });
}
