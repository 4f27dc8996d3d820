/** Controls whose `aria-invalid` we have set to false. */
const suspended = new WeakSet<Element>();

/** Restores the native validity of controls. */
export function releaseControls(controls: Iterable<Element>): void {
  for (const control of controls) if (suspended.delete(control)) control.ariaInvalid = null;
}

/** Marks required controls as valid: browsers report them as invalid before the shopper reaches them. */
export function suspendControls(controls: Iterable<Element>): void {
  for (const control of controls) {
    if (!control.matches(':required:not([aria-invalid])')) continue;
    suspended.add(control);
    control.ariaInvalid = 'false';
  }
}
