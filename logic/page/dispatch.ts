/**
 * Dispatches an event; false when it was cancelled. Where a page replaces `dispatchEvent`, errors of its listeners may
 * be thrown here: they are reported as the page's errors, and our own act goes on.
 */
export function dispatch(target: EventTarget, event: Event): boolean {
  try {
    return target.dispatchEvent(event);
  } catch (error) {
    reportError(error);
    return !event.defaultPrevented;
  }
}
