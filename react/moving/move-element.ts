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
export function moveElement(host: HTMLElement, parent: ParentNode, next: Node | null): void {
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
