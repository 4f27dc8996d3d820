import { type Control, isShown, standIns } from '../../validation/control.ts';

const CAN_FOCUS = 'button,a[href],[tabindex]:not([tabindex="-1"])';

/** Focuses a control, or the dropdown that replaces it. */
export function focusControl(control: Control): void {
  const place = isShown(control)
    ? control
    : standIns(control).find((one) => isShown(one) && one.matches(CAN_FOCUS));
  if (place instanceof HTMLElement) place.focus();
  else control.labels?.[0]?.click();
}
