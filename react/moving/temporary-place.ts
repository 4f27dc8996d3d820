import { moveElement } from './move-element.ts';

/** The way of an element to another place and back. */
export interface TemporaryPlace {
  moveTo(container: Element): void;
  moveBack(): void;
}

/** Moves an element to another place of the page for a while, and back to where it was. */
export function createTemporaryPlace(element: HTMLElement): TemporaryPlace {
  const oldPlace = new Comment();
  return {
    moveTo(container) {
      // nothing can be inside itself
      if (element.contains(container)) return;
      if (!oldPlace.isConnected) element.before(oldPlace);
      moveElement(element, container, null);
    },
    moveBack() {
      // an element that was removed itself stays removed, and one whose place is gone stays where it is
      const place = element.parentNode && oldPlace.isConnected && oldPlace.parentNode;
      if (place) moveElement(element, place, oldPlace);
      oldPlace.remove();
    },
  };
}
