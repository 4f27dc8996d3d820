import { useLayoutEffect } from 'react';
import { findElement } from '../shared/find-element.ts';
import { createOuting } from '../shared/outing.ts';

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
    const outing = createOuting(host);
    const follow = () => {
      const container = screen.matches && findElement(host.ownerDocument, selector);
      if (container) outing.goTo(container);
      else outing.goHome();
    };
    follow();
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
      outing.goHome();
    };
  }, [host, selector, below]);
}
