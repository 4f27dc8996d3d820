import { useLayoutEffect } from 'react';
import { useOutsidePress } from './use-outside-press.ts';

/** Closes by Escape, by a press outside of `host` and by focus that leaves it, while it is open. */
export function useDismissal(host: HTMLElement, isOpen: boolean, close: () => void): void {
  useOutsidePress(host, isOpen, close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = !(relatedTarget instanceof Node) || host.contains(relatedTarget);
      if (!isInside && !host.shadowRoot?.contains(relatedTarget)) close();
    };
    host.ownerDocument.addEventListener('keydown', press, { signal });
    host.addEventListener('focusout', leave, { signal });
    return () => controller.abort();
  }, [host, isOpen, close]);
}
