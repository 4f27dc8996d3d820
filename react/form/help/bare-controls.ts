import {
  type Control,
  controlsOf,
  controlValue,
  groupOf,
  isOutOfUse,
  type NameScope,
} from '../../forms/control.ts';
import { isChecked } from '../../forms/page-fields.ts';

const isBare = (control: Control): boolean =>
  groupOf(control)[0] === control && !isChecked(control) && !isOutOfUse(control);

/** A listed input says as the browser does that it must be filled in, until it is. */
function demand(control: Control, text: string): void {
  control.setCustomValidity(controlValue(control) === '' ? text : '');
  const relent = () => {
    control.setCustomValidity('');
    control.removeEventListener('input', relent);
  };
  control.addEventListener('input', relent);
}

/** The inputs of a form that none of our fields checks and that the browser would refuse. */
export const refusedBareControls = ({ root, form }: NameScope): Control[] =>
  controlsOf(root, form).filter((control) => isBare(control) && !control.validity.valid);

/**
 * The same when each of these keys must be filled in; one that is empty is refused with that text.
 */
export function invalidBareControls(
  scope: NameScope,
  keys: readonly Control[],
  text: string,
): Control[] {
  for (const key of keys) if (isBare(key)) demand(key, text);
  return refusedBareControls(scope);
}
