/**
 * Moves an element before `next`, or to the end of `parent`. The focus and the caret inside its shadow
 * root stay: where the browser has no `moveBefore`, they are put back.
 */
export function moveElement(host: HTMLElement, parent: ParentNode, next: Node | null): void {
  if (parent.moveBefore) {
    parent.moveBefore(host, next);
    return;
  }
  const restoreFocus = rememberFocus(host.shadowRoot);
  parent.insertBefore(host, next);
  restoreFocus();
}

function rememberFocus(root: ShadowRoot | null): () => void {
  const focused = root?.activeElement;
  if (focused instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd, selectionDirection } = focused;
    return () => {
      focused.focus({ preventScroll: true });
      focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    };
  }
  return () => focused instanceof HTMLElement && focused.focus({ preventScroll: true });
}
