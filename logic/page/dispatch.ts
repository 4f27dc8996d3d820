/**
 * Dispatches an event; false when it was cancelled. A page that has a `dispatchEvent` of its own may let what its
 * listeners throw come out here: that stays the page's error, and what we are about to do goes on.
 */
export function dispatch(target: EventTarget, event: Event): boolean {
  try {
    return target.dispatchEvent(event);
  } catch (error) {
    reportError(error);
    return !event.defaultPrevented;
  }
}
