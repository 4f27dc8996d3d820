import type { FormReading } from '../../logic/product/choice.ts';
import { type Control, controlsNamed } from './form-controls.ts';

const isOff = (control: Control): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'radio' || control.type === 'checkbox') &&
  !control.checked;

/** What the controls of these names send; '' where nothing is chosen, undefined without such a control. */
function sentValue(form: HTMLFormElement, ...names: readonly string[]): string | undefined {
  const controls = controlsNamed(form, ...names);
  if (controls.length === 0) return undefined;
  const values = controls.filter((control) => !isOff(control)).map(({ value }) => value.trim());
  return values.find(Boolean) ?? '';
}

/** The period of a subscription, where one is chosen. */
function subscriptionOf(form: HTMLFormElement): string | undefined {
  const kind = sentValue(form, 'subscription');
  return kind === '1' ? sentValue(form, 'days_in_period') || kind : kind;
}

/** What the controls of a product's form hold now. */
export const readForm = (form: HTMLFormElement): FormReading => ({
  product: sentValue(form, 'product'),
  size: sentValue(form, 'size'),
  quantity: sentValue(form, 'number', 'quantity'),
  subscription: subscriptionOf(form),
  additional: sentValue(form, 'additional'),
});
