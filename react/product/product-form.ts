import { dispatch } from '../../logic/page/dispatch.ts';
import type { ChoiceChange, FormReading } from '../../logic/product/choice.ts';
import { sizeId } from '../../logic/wire/platform-id.ts';
import { formElements } from '../light-dom/safe-form.ts';
import { isSubmitButton } from '../light-dom/theme-submission.ts';

/** An element that a shopper, or a script, fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Element): one is Control => one.matches('input,select,textarea');

/** The controls of a form, also those elsewhere on the page. */
export const controlsOfForm = (form: HTMLFormElement): readonly Control[] =>
  formElements(form).filter(isControl);

/** The buttons that send a form, the one that Enter presses first. */
export const submitButtons = (form: HTMLFormElement): readonly HTMLElement[] =>
  formElements(form).filter(isSubmitButton);

/** The controls that one of these names has and that are sent. */
export const controlsNamed = (
  form: HTMLFormElement,
  ...names: readonly string[]
): readonly Control[] =>
  controlsOfForm(form).filter(({ name, disabled }) => names.includes(name) && !disabled);

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

/** Sets a property as the browser has it: a script may have put its own before it. */
function setNative(control: Control, name: 'value' | 'checked', value: string | boolean): void {
  const prototype: object = Object.getPrototypeOf(document.createElement(control.localName));
  Reflect.set(prototype, name, value, control);
}

/** Lets the page hear of a control that has been written. */
function dispatchChange(control: Control): void {
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
    dispatchChange(control);
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
  for (const control of written) dispatchChange(control);
  return isWritten;
}
