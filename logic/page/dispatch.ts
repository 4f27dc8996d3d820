/**
 * Dispatches an event. Returns false if it was cancelled. If a page replaces `dispatchEvent`, it may throw errors of
 * listeners: they are reported as errors of the page, and our own code continues.
 */
export function dispatch(target: EventTarget, event: Event): boolean {
  try {
    return target.dispatchEvent(event);
  } catch (error) {
    reportError(error);
    return !event.defaultPrevented;
  }
}
