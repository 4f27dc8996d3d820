/**
 * Moves an element before `next`, or to the end of `parent`. The focus inside its shadow root stays, and
 * with it the caret: where the browser has no `moveBefore`, it is put back.
 */
export function moveElement(host: HTMLElement, parent: ParentNode, next: Node | null): void {
  // it refuses what is not on the page
  if (parent.moveBefore && host.isConnected) {
    parent.moveBefore(host, next);
    return;
  }
  const focused = host.shadowRoot?.activeElement;
  parent.insertBefore(host, next);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
