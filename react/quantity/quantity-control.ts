import { dispatch } from '../../logic/page/dispatch.ts';

/** The author's control, which holds the quantity. */
export type QuantityControl = HTMLInputElement | HTMLSelectElement;

/** What the tag looks for in its children. */
export const CONTROL = 'input[type=number], select:has([data-more])';

/** The events that we fire, which are no typing. */
const ours = new WeakSet<Event>();

/** Whether an event tells of what we have written. */
export const isOurs = (event: Event): boolean => ours.has(event);

/** Tells the page and its scripts of a value, as if it were typed. */
function dispatchChange(control: QuantityControl): void {
  for (const type of ['input', 'change']) {
    const event = new Event(type, { bubbles: true, composed: type === 'input' });
    ours.add(event);
    dispatch(control, event);
  }
}

/** Chooses the option; a quantity that has none gets one. */
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

/** Whether the shopper may change the quantity. */
export const isOpen = (control: QuantityControl): boolean =>
  !control.matches(':disabled, [readonly]');

/** Whether the shopper has chosen to type another quantity than the options. */
export const asksForMore = (control: QuantityControl): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.dataset.more !== undefined;

/** Puts an input in the place of the select, with its name and this value, and the focus into it. */
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
