/** How to put back the caret of a field, which Chromium 143 loses by `moveBefore`. */
function caretOf(field: Element | null | undefined): () => void {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Moves an element before `next`, or to the end of `parent`. The focus inside its shadow root stays, and
 * with it the caret: where the browser has no `moveBefore`, it is put back.
 */
function moveElement(host: HTMLElement, parent: ParentNode, next: Node | null): void {
  const focused = host.shadowRoot?.activeElement;
  // it refuses what is not on the page
  if (parent.moveBefore && host.isConnected) {
    const putBackCaret = caretOf(focused);
    parent.moveBefore(host, next);
    putBackCaret();
    return;
  }
  parent.insertBefore(host, next);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

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
