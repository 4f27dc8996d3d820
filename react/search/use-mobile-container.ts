import { useLayoutEffect } from 'react';
import { findElement } from '../shared/find-element.ts';
import { moveElement } from '../shared/move-element.ts';

/** Moves the element into the container that the selector names while `isMobile`, and back after. */
export function useMobileContainer(
  host: HTMLElement,
  selector: string | undefined,
  isMobile: boolean,
): void {
  useLayoutEffect(() => {
    const container = isMobile && findElement(host.ownerDocument, selector);
    if (!container || host.contains(container)) return;
    const home = host.ownerDocument.createComment('');
    host.before(home);
    moveElement(host, container, null);
    return () => {
      // an element that was removed stays removed, and one whose place is gone stays where it is
      if (host.isConnected && home.isConnected && home.parentNode) {
        moveElement(host, home.parentNode, home);
      }
      home.remove();
    };
  }, [host, selector, isMobile]);
}
