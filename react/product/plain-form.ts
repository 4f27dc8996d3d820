import { NATIVE_BUTTON, PLAIN_NAMES } from '../../logic/product/product.constants.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { isMade } from '../../logic/product/revalidation.atoms.ts';
import { type Control, controlsOfForm } from './product-form.ts';

/** The values of controls in a form that only adds to the basket. */
const PLAIN: Readonly<Record<string, string>> = { mode: '1', subscription: '0' };
/** Whether the control is submitted with a value. */
function isSent(control: Control): boolean {
  if (!control.name || !control.value || control.matches(':disabled')) return false;
  return !control.matches('[type=radio],[type=checkbox]') || control.matches(':checked');
}

const isKnown = ({ name, value, type }: Control): boolean =>
  PLAIN_NAMES.includes(name) && type !== 'file' && value === (PLAIN[name] ?? value);

const isKnownButton = (button: HTMLElement | null): boolean => {
  const name = button?.getAttribute('name');
  return !name || PLAIN_NAMES.includes(name);
};

/** Whether the author wants this button to submit the form natively. */
const isNative = (button: HTMLElement | null): boolean => button?.matches(NATIVE_BUTTON) === true;

/**
 * Whether submitting a form would only add to the basket. Any other form is submitted natively, so that no field of the
 * author or the platform is lost.
 */
export function isPlain(
  form: HTMLFormElement,
  button: HTMLElement | null,
  { record }: Pick<Product, 'record'>,
): boolean {
  if (isNative(button) || !isKnownButton(button)) return false;
  if (isMade(record)) return false;
  return controlsOfForm(form).filter(isSent).every(isKnown);
}
