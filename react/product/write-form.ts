import { dispatch } from '../../logic/page/dispatch.ts';
import type { ChoiceChange } from '../../logic/product/choice.ts';
import { sizeId } from '../../logic/wire/platform-id.ts';
import { type Control, controlsNamed } from './form-controls.ts';

/** Sets a property as the browser has it: a script may have put its own before it. */
function setNative(control: Control, name: 'value' | 'checked', value: string | boolean): void {
  const prototype: object = Object.getPrototypeOf(document.createElement(control.localName));
  Reflect.set(prototype, name, value, control);
}

/** Lets the page hear of a control that has been written. */
function tell(control: Control): void {
  for (const type of ['input', 'change']) dispatch(control, new Event(type, { bubbles: true }));
}

const isRadio = (control: Control): boolean => control.type === 'radio';

/** Whether a radio button or an option stands for a size, which has two names where it is the only one. */
const isFor = (value: string) => (one: { readonly value: string }) =>
  sizeId(one.value) === sizeId(value);

function writeOption(list: HTMLSelectElement, value: string): Control | undefined {
  const option = [...list.options].find(isFor(value));
  if (!option) return undefined;
  setNative(list, 'value', option.value);
  return list;
}

function writeText(control: Control, value: string): Control {
  // as themes do it, whose scripts read the attribute
  if (control.type === 'hidden') control.setAttribute('value', value);
  else setNative(control, 'value', value);
  return control;
}

/** Chooses a value in controls of one name; undefined where they do not have it, else the control that has. */
function writeValue(controls: readonly Control[], value: string): Control | undefined {
  const [first] = controls;
  if (first instanceof HTMLSelectElement) return writeOption(first, value);
  if (first && !isRadio(first)) return writeText(first, value);
  const radio = controls.find(isFor(value));
  if (radio) setNative(radio, 'checked', true);
  return radio;
}

/** Sets the quantity of a form to what the page was printed with. */
export function resetQuantity(form: HTMLFormElement): void {
  for (const control of controlsNamed(form, 'number', 'quantity')) {
    if (!(control instanceof HTMLInputElement) || control.value === control.defaultValue) continue;
    setNative(control, 'value', control.defaultValue);
    tell(control);
  }
}

/** Writes what has changed into the controls of a form; false where one does not have the value. */
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
  // at the end, or the page would hear of a choice that nobody made
  for (const control of written) tell(control);
  return isWritten;
}
