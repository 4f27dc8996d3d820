/** Controls that say, by our hand, that nothing is wrong. */
const suspended = new WeakSet<Element>();

/** Leaves it to the browser again what controls say. */
export function releaseControls(controls: Iterable<Element>): void {
  for (const control of controls) if (suspended.delete(control)) control.ariaInvalid = null;
}

/** Lets required controls say that nothing is wrong: to a browser they are invalid before the shopper comes to them. */
export function suspendControls(controls: Iterable<Element>): void {
  for (const control of controls) {
    if (!control.matches(':required:not([aria-invalid])')) continue;
    suspended.add(control);
    control.ariaInvalid = 'false';
  }
}
