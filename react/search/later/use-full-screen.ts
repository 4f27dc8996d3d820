import { useLayoutEffect } from 'react';
import { lockScroll } from '../../dialog/scroll-lock.ts';

/**
 * Shows the box over the whole screen while `isFull`: in the top layer, because a side menu that slides
 * would hold a fixed box inside itself. The page behind does not scroll.
 */
export function useFullScreen(box: HTMLElement | null, isFull: boolean): void {
  useLayoutEffect(() => {
    if (!isFull || !box?.isConnected) return;
    const unlock = lockScroll();
    box.classList.add('search--full');
    box.popover = 'manual';
    box.showPopover?.();
    return () => {
      unlock();
      box.classList.remove('search--full');
      box.popover = null;
    };
  }, [box, isFull]);
}
