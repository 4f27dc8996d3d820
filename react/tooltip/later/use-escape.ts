import { useLayoutEffect } from 'react';

/** Calls back on Escape while `active`, before any other listener, so that a dialog around it stays open. */
export function useEscape(active: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [active, onEscape]);
}
