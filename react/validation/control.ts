import { type Root, rootOf } from '../../logic/platform/root-of.ts';
import { findElement } from '../light-dom/find-element.ts';

/** A form control that a shopper fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = ':is(input,select,textarea)';

export const isControl = (node: unknown): node is Control =>
  node instanceof Element && node.matches(CONTROLS);

/** All controls in the root that belong to the form; null means those without a form. */
export const controlsOf = (root: Root, form: HTMLFormElement | null, selector = ''): Control[] =>
  [...root.querySelectorAll<Control>(CONTROLS + selector)].filter((one) => one.form === form);

/** The radio buttons in the group of a control; any other control alone. */
export function groupOf(control: Control): readonly Control[] {
  if (control.type !== 'radio' || !control.name) return [control];
  const name = `[type=radio][name="${CSS.escape(control.name)}"]`;
  return controlsOf(rootOf(control), control.form, name);
}

const isOn = (control: Control): boolean => 'checked' in control && control.checked;

function chosenOption({ selectedOptions, value }: HTMLSelectElement): string {
  const [option] = selectedOptions;
  return !option || option.disabled || option.hidden ? '' : value;
}

/** The value as typed; '' for an unchecked checkbox and for a placeholder option. */
export function controlValue(control: Control): string {
  if (control instanceof HTMLSelectElement) return chosenOption(control);
  if (control.type !== 'checkbox' && control.type !== 'radio') return control.value;
  const checked = groupOf(control).find(isOn);
  return checked ? checked.value || 'on' : '';
}

/** Whether the element has a box. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements of the dropdown, ours or the theme's, that replaces a hidden select. */
export function replacementsOf(control: Control): Element[] {
  if (!(control instanceof HTMLSelectElement)) return [];
  const ourSelect = control.closest('shop-select');
  if (ourSelect) return [ourSelect];
  const wrapper = control.closest('shop-field') ?? control.parentElement;
  const isRow = wrapper && !wrapper.matches('form,fieldset,body');
  return isRow ? [...wrapper.querySelectorAll(`:not(${CONTROLS},option,[slot])`)] : [];
}

/** Whether the shopper cannot edit the control: it is disabled, read-only, or hidden together with its dropdown. */
export function isOutOfUse(control: Control): boolean {
  if (control.matches(':disabled,[readonly],[type=hidden]')) return true;
  return (
    ![control, ...(control.labels ?? [])].some(isShown) && !replacementsOf(control).some(isShown)
  );
}

/** The scope in which control names are looked up. */
export interface NameScope {
  readonly root: Root;
  readonly form: HTMLFormElement | null;
}

/** Whether the name refers to this control; the rule of `findControl` without searching the page. */
export function isNamed(control: Control, name: string, form: HTMLFormElement | null): boolean {
  const { id, name: ownName } = control;
  if (control.form === form && (id === name || ownName === name)) return true;
  try {
    return control.closest(name) !== null;
  } catch {
    return false;
  }
}

/** The control that a name refers to: by id or name in the form (without a form, on the page), else by selector. */
export function findControl(name: string, { root, form }: NameScope): Control | undefined {
  const quoted = `"${CSS.escape(name)}"`;
  const [named] = controlsOf(root, form, `:is([id=${quoted}],[name=${quoted}])`);
  if (named) return named;
  const found = findElement(root, name);
  const control = isControl(found) ? found : found?.querySelector(CONTROLS);
  return isControl(control) ? control : undefined;
}
