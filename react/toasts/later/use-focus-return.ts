import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../../light-dom/focused-element.ts';

/** Remembers the focused element outside the toasts; returns a function that focuses it again. */
export function useFocusReturn(host: HTMLElement): () => void {
  const outside = useRef<EventTarget | null | undefined>(null);
  useLayoutEffect(() => {
    const page = host.ownerDocument;
    const note = (target: EventTarget | null | undefined) => {
      if (!(target instanceof Node && host.shadowRoot?.contains(target))) outside.current = target;
    };
    const follow = (event: Event) => note(event.composedPath()[0]);
    note(focusedElement(page));
    page.addEventListener('focusin', follow);
    return () => page.removeEventListener('focusin', follow);
  }, [host]);
  return useCallback(() => {
    if (outside.current instanceof HTMLElement) outside.current.focus({ preventScroll: true });
    // without an element to return to, focus is dropped: a focused toast that leaves would pause the others
    const { activeElement } = host.shadowRoot ?? {};
    if (activeElement instanceof HTMLElement) activeElement.blur();
  }, [host]);
}
