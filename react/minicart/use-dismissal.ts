import { useLayoutEffect } from 'react';

/** Closes by Escape, by a click outside and by focus that goes elsewhere, while it is open. */
export function useDismissal(host: HTMLElement, isOpen: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const page = host.ownerDocument;
    const { signal, abort } = abortable();
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    const click = (event: Event) => event.composedPath().includes(host) || close();
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = !(relatedTarget instanceof Node) || host.contains(relatedTarget);
      if (!isInside && !host.shadowRoot?.contains(relatedTarget)) close();
    };
    page.addEventListener('keydown', press, { signal });
    // capture: what is added during the click that opened it must not hear of that click
    page.addEventListener('click', click, { signal, capture: true });
    host.addEventListener('focusout', leave, { signal });
    return abort;
  }, [host, isOpen, close]);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
