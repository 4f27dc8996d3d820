import { fire } from '../light-dom/edit-events.ts';

/** The author's control with the quantity. */
export type QuantityControl = HTMLInputElement | HTMLSelectElement;

/** The control among the children. */
export const CONTROL = 'input[type=number], select:has([data-more])';

/** Fires the events of typing after a value was written. */
function dispatchChange(control: QuantityControl): void {
  fire(control, 'input');
  fire(control, 'change');
}

/** Selects the option with a quantity, and adds one if missing. */
function choose(select: HTMLSelectElement, text: string): void {
  select.value = text;
  if (select.value !== text) select.add(new Option(text, text, false, true), 0);
}

/** Writes a quantity as if it were typed. */
export function writeQuantity(control: QuantityControl, text: string): void {
  if (control.value === text) return;
  if (control instanceof HTMLSelectElement) choose(control, text);
  else control.value = text;
  dispatchChange(control);
}

/** Whether the control is editable. */
export const isOpen = (control: QuantityControl): boolean =>
  !control.matches(':disabled, [readonly]');

/** Whether the shopper has chosen the option to type another quantity. */
export const hasMoreOption = (control: QuantityControl): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.dataset.more !== undefined;

/** Replaces the select by a focused input with its name and this value. */
export function replaceByInput(select: HTMLSelectElement, text: string): void {
  const input = document.createElement('input');
  for (const { name, value } of select.attributes) input.setAttribute(name, value);
  input.type = 'number';
  input.value = text;
  select.replaceWith(input);
  input.select();
  input.focus();
  dispatchChange(input);
}
