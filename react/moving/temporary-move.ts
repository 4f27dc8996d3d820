/** Restores the caret of a field, which Chromium 143 loses in `moveBefore`. */
function caretOf(field: Element | null | undefined): () => void {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Moves an element before `next`, or to the end of `parent`. Focus inside its shadow root is kept with the caret; in
 * browsers without `moveBefore`, it is restored.
 */
function moveElement(host: HTMLElement, parent: ParentNode, next: Node | null): void {
  const focused = host.shadowRoot?.activeElement;
  // it throws for disconnected nodes
  if (parent.moveBefore && host.isConnected) {
    const putBackCaret = caretOf(focused);
    parent.moveBefore(host, next);
    putBackCaret();
    return;
  }
  parent.insertBefore(host, next);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Moves an element to a container and back. */
export interface TemporaryMove {
  moveTo(container: Element): void;
  moveBack(): void;
}

/** Moves an element to a container temporarily, and back to its original position. */
export function createTemporaryMove(element: HTMLElement): TemporaryMove {
  const placeholder = new Comment();
  return {
    moveTo(container) {
      // an element cannot contain itself
      if (element.contains(container)) return;
      if (!placeholder.isConnected) element.before(placeholder);
      moveElement(element, container, null);
    },
    moveBack() {
      // a removed element stays removed, and one whose original position was removed is not moved
      const parent = element.parentNode && placeholder.isConnected && placeholder.parentNode;
      if (parent) moveElement(element, parent, placeholder);
      placeholder.remove();
    },
  };
}
