import type { ChoiceChange, FormReading } from '../../logic/product/choice.ts';
import { sizeId } from '../../logic/wire/platform-id.ts';
import { fire } from '../light-dom/edit-events.ts';
import { formElements, isSubmitButton } from '../light-dom/safe-form.ts';

/** A form control that a shopper, or a script, fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Element): one is Control => one.matches('input,select,textarea');

/** The controls of a form, including those elsewhere on the page. */
export const controlsOfForm = (form: HTMLFormElement): readonly Control[] =>
  formElements(form).filter(isControl);

/** The submit buttons of a form; Enter activates the first. */
export const submitButtons = (form: HTMLFormElement): readonly HTMLElement[] =>
  formElements(form).filter(isSubmitButton);

/** The controls with one of these names that would be submitted. */
export const controlsNamed = (
  form: HTMLFormElement,
  ...names: readonly string[]
): readonly Control[] =>
  controlsOfForm(form).filter(({ name, disabled }) => names.includes(name) && !disabled);

const isOff = (control: Control): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'radio' || control.type === 'checkbox') &&
  !control.checked;

/** The submitted value of the controls with these names; '' if nothing is chosen, undefined without such a control. */
function sentValue(form: HTMLFormElement, ...names: readonly string[]): string | undefined {
  const controls = controlsNamed(form, ...names);
  if (controls.length === 0) return undefined;
  const values = controls.filter((control) => !isOff(control)).map(({ value }) => value.trim());
  return values.find(Boolean) ?? '';
}

/** The period of the chosen subscription. */
function subscriptionOf(form: HTMLFormElement): string | undefined {
  const kind = sentValue(form, 'subscription');
  return kind === '1' ? sentValue(form, 'days_in_period') || kind : kind;
}

/** The current values of a product's form. */
export const readForm = (form: HTMLFormElement): FormReading => ({
  product: sentValue(form, 'product'),
  size: sentValue(form, 'size'),
  quantity: sentValue(form, 'number', 'quantity'),
  subscription: subscriptionOf(form),
  additional: sentValue(form, 'additional'),
});

/** Sets a property through the browser's own setter: a script may have defined its own. */
function setNative(control: Control, name: 'value' | 'checked', value: string | boolean): void {
  const prototype: object = Object.getPrototypeOf(document.createElement(control.localName));
  Reflect.set(prototype, name, value, control);
}

/** Fires the events of an edit after a control was written. */
function dispatchChange(control: Control): void {
  fire(control, 'input');
  fire(control, 'change');
}

const isRadio = (control: Control): boolean => control.type === 'radio';

/** Whether a radio button or an option represents a size. A product's only size has two names. */
const isFor = (value: string) => (one: { readonly value: string }) =>
  sizeId(one.value) === sizeId(value);

function writeOption(list: HTMLSelectElement, value: string): Control | undefined {
  const option = [...list.options].find(isFor(value));
  if (!option) return undefined;
  setNative(list, 'value', option.value);
  return list;
}

function writeText(control: Control, value: string): Control {
  // like scripts of themes, which read the attribute
  if (control.type === 'hidden') control.setAttribute('value', value);
  else setNative(control, 'value', value);
  return control;
}

/** Selects a value in controls of one name. Returns the control, or undefined if no control has that value. */
function writeValue(controls: readonly Control[], value: string): Control | undefined {
  const [first] = controls;
  if (first instanceof HTMLSelectElement) return writeOption(first, value);
  if (first && !isRadio(first)) return writeText(first, value);
  const radio = controls.find(isFor(value));
  if (radio) setNative(radio, 'checked', true);
  return radio;
}

/** Resets the quantity of a form to its default value. */
export function resetQuantity(form: HTMLFormElement): void {
  for (const control of controlsNamed(form, 'number', 'quantity')) {
    if (!(control instanceof HTMLInputElement) || control.value === control.defaultValue) continue;
    setNative(control, 'value', control.defaultValue);
    dispatchChange(control);
  }
}

/** Writes a change into the controls of a form. Returns false if a control lacks the value. */
export function writeForm(form: HTMLFormElement, change: ChoiceChange): boolean {
  const { size, quantity, subscription } = change;
  const isSingle = !subscription || subscription === '0';
  const writes: (readonly [value: string | number | undefined, ...names: string[]])[] = [
    [size, 'size'],
    [quantity, 'number', 'quantity'],
    [subscription === undefined ? undefined : Number(!isSingle), 'subscription'],
    [isSingle ? undefined : subscription, 'days_in_period'],
  ];
  const written: Control[] = [];
  const isWritten = writes
    .filter(([value]) => value !== undefined)
    .every(([value, ...names]) => {
      const control = writeValue(controlsNamed(form, ...names), String(value));
      if (control) written.push(control);
      return control !== undefined;
    });
  // after all writes, or listeners would see a choice that nobody made
  for (const control of written) dispatchChange(control);
  return isWritten;
}
