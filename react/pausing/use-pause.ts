import { type RefObject, useState, useSyncExternalStore } from 'react';
import { type Handlers, listen } from '../../logic/platform/listen.ts';
import { useOnChange } from '../host/use-on-change.ts';

/** Whether the box is hovered or focused, so that its content must not change by itself. */
export function usePause(region: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers: Handlers = {
    pointerenter: () => setHovered(true),
    pointerleave: () => setHovered(false),
    focusin: () => setFocused(true),
    focusout: () => setFocused(false),
  };
  useOnChange([region], () => listen(region.current, handlers));
  return isHovered || isFocused;
}

const subscribe = (onChange: () => void) => listen(document, { visibilitychange: onChange });

/** Whether the page is hidden: in a background tab, or with the screen off. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
