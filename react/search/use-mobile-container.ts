import { useLayoutEffect } from 'react';
import { findElement } from '../shared/find-element.ts';
import { moveElement } from '../shared/move-element.ts';

/**
 * Moves the element into the container that the selector names while the screen is narrower than
 * `below` CSS pixels, and back after.
 */
export function useMobileContainer(
  host: HTMLElement,
  selector: string | undefined,
  below: number,
): void {
  useLayoutEffect(() => {
    const screen = matchMedia(`(width < ${below}px)`);
    const home = new Comment();
    const goHome = () => {
      // an element that was removed stays removed, and one whose place is gone stays where it is
      const place = host.isConnected && home.isConnected && home.parentNode;
      if (place) moveElement(host, place, home);
      home.remove();
    };
    const follow = () => {
      const container = screen.matches && findElement(host.ownerDocument, selector);
      if (!container) return goHome();
      if (host.contains(container)) return;
      host.before(home);
      moveElement(host, container, null);
    };
    follow();
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
      goHome();
    };
  }, [host, selector, below]);
}
