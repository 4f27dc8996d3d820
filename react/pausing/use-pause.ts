import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the box has the pointer or focus, so that nothing in it may change by itself. */
export function usePause(region: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const listen = (type: string, listener: () => void) =>
      region.current?.addEventListener(type, listener, { signal: controller.signal });
    listen('pointerenter', () => setHovered(true));
    listen('pointerleave', () => setHovered(false));
    listen('focusin', () => setFocused(true));
    listen('focusout', () => setFocused(false));
    return () => controller.abort();
  }, [region]);
  return isHovered || isFocused;
}
