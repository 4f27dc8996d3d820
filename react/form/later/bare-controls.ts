import {
  type Control,
  controlsOf,
  controlValue,
  groupOf,
  isOutOfUse,
  type NameScope,
} from '../../validation/control.ts';
import { pageFields } from '../../validation/page-fields.ts';

/** Whether a field checks that control. */
const isChecked = (control: Control): boolean =>
  [...pageFields.all()].some((field) => field.control === control);

const isBare = (control: Control): boolean =>
  groupOf(control)[0] === control && !isChecked(control) && !isOutOfUse(control);

/** Lets the browser refuse an empty input with that text, until it is filled in. */
function demand(control: Control, text: string): void {
  control.setCustomValidity(controlValue(control) === '' ? text : '');
  const relent = () => {
    control.setCustomValidity('');
    control.removeEventListener('input', relent);
  };
  control.addEventListener('input', relent);
}

/** The inputs that no field checks and that the browser refuses. */
export const refusedBareControls = ({ root, form }: NameScope): Control[] =>
  controlsOf(root, form).filter((control) => isBare(control) && !control.validity.valid);

/** The same, where each of these keys must be filled in; an empty one is refused with that text. */
export function invalidBareControls(
  scope: NameScope,
  keys: readonly Control[],
  text: string,
): Control[] {
  for (const key of keys) if (isBare(key)) demand(key, text);
  return refusedBareControls(scope);
}
