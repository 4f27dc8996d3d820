import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../../light-dom/focused-element.ts';

interface FocusReturn {
  /** What has focus outside of the toasts, or had it before focus came into them. */
  readonly outside: RefObject<EventTarget | null | undefined>;
  readonly giveFocusBack: () => void;
}

/** Remembers the focused element outside of the toasts, to focus it again. */
export function useFocusReturn(host: HTMLElement): FocusReturn {
  const outside = useRef<EventTarget | null | undefined>(null);
  useLayoutEffect(() => {
    const note = (target: EventTarget | null | undefined) => {
      if (!(target instanceof Node && host.shadowRoot?.contains(target))) outside.current = target;
    };
    const follow = (event: Event) => note(event.composedPath()[0]);
    note(focusedElement(document));
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [host]);
  const giveFocusBack = useCallback(() => {
    if (outside.current instanceof HTMLElement) outside.current.focus({ preventScroll: true });
    // without an element to return to, focus is dropped: a focused toast that leaves would pause the others
    const { activeElement } = host.shadowRoot ?? {};
    if (activeElement instanceof HTMLElement) activeElement.blur();
  }, [host]);
  return { outside, giveFocusBack };
}
