import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { idOf } from './read-menu.ts';

/** Moves focus from a link of the page's list to its copy in the menu, once the menu `shows`. */
export function useTakenFocus({ host }: Environment, shows: boolean): void {
  useLayoutEffect(() => {
    if (!shows) return;
    // a link that is no longer rendered is still the active element, but in WebKit it has no focus
    const { activeElement } = document;
    let item = host.contains(activeElement) && activeElement?.closest('li');
    while (item) {
      // an item that is not rendered yet is below one that is
      host.shadowRoot?.getElementById(idOf(item))?.focus();
      item = !host.shadowRoot?.activeElement && item.parentElement?.closest('li');
    }
  }, [host, shows]);
}
