import { moveElement } from './move-element.ts';

/** Takes an element to another place of the page for a while, and back to where it was. */
export function createOuting(element: HTMLElement) {
  const home = new Comment();
  return {
    goTo(container: Element): void {
      // nothing can be inside itself
      if (element.contains(container)) return;
      if (!home.isConnected) element.before(home);
      moveElement(element, container, null);
    },
    goHome(): void {
      // an element that was removed itself stays removed, and one whose place is gone stays where it is
      const place = element.parentNode && home.isConnected && home.parentNode;
      if (place) moveElement(element, place, home);
      home.remove();
    },
  };
}
