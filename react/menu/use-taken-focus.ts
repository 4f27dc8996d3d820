import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { idOf } from './read-menu.ts';

/** Whoever was on a link of the page's list goes on in our copy, once it `shows`. */
export function useTakenFocus({ host }: Environment, shows: boolean): void {
  useLayoutEffect(() => {
    if (!shows) return;
    // what is not shown any more still is the active element, but in WebKit it has no focus
    const { activeElement } = host.ownerDocument;
    let item = host.contains(activeElement) && activeElement?.closest('li');
    while (item) {
      // what is not shown yet is below something that is
      host.shadowRoot?.getElementById(idOf(item))?.focus();
      item = !host.shadowRoot?.activeElement && item.parentElement?.closest('li');
    }
  }, [host, shows]);
}
