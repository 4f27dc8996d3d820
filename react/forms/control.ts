import { findElement } from '../light-dom/find-element.ts';

/** What a shopper fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Where names are looked up: the page, or a shadow root of the page's own. */
export type Root = Document | ShadowRoot;

const CONTROLS = ':is(input,select,textarea)';

export const isControl = (node: unknown): node is Control =>
  node instanceof Element && node.matches(CONTROLS);

export function rootOf(node: Node): Root {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : (node.ownerDocument ?? document);
}

/** All controls in the root that belong to one form; null: to none. */
export const controlsOf = (root: Root, form: HTMLFormElement | null, selector = ''): Control[] =>
  [...root.querySelectorAll<Control>(CONTROLS + selector)].filter((one) => one.form === form);

/** The radio buttons of which one can be chosen; any other control is alone. */
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

/** As typed; '' for a box that is not checked and for a placeholder option. */
export function controlValue(control: Control): string {
  if (control instanceof HTMLSelectElement) return chosenOption(control);
  if (control.type !== 'checkbox' && control.type !== 'radio') return control.value;
  const checked = groupOf(control).find(isOn);
  return checked ? checked.value || 'on' : '';
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** What a dropdown of the theme's or of ours, which stands for a hidden select, is made of. */
function standIns(control: Control): Element[] {
  if (!(control instanceof HTMLSelectElement)) return [];
  const own = control.closest('shop-select');
  if (own) return [own];
  const wrapper = control.closest('shop-field') ?? control.parentElement;
  const isRow = wrapper && !wrapper.matches('form,fieldset,body');
  return isRow ? [...wrapper.querySelectorAll(`:not(${CONTROLS},option,[slot])`)] : [];
}

/** Whether the shopper cannot fill it in: disabled, read-only, or nothing that stands for it is shown. */
export function isOutOfUse(control: Control): boolean {
  if (control.matches(':disabled,[readonly],[type=hidden]')) return true;
  return ![control, ...(control.labels ?? [])].some(isShown) && !standIns(control).some(isShown);
}

const CAN_FOCUS = 'button,a[href],[tabindex]:not([tabindex="-1"])';

/** Leads the shopper to a control, or to the dropdown that stands for it. */
export function focusControl(control: Control): void {
  const isHere = isShown(control);
  const place = isHere
    ? control
    : standIns(control).find((one) => isShown(one) && one.matches(CAN_FOCUS));
  if (place instanceof HTMLElement) place.focus();
  else control.labels?.[0]?.click();
}

/** Where an author's name of a control is looked up. */
export interface NameScope {
  readonly root: Root;
  readonly form: HTMLFormElement | null;
}

/** Whether an author who names a control so means this one; the same as `findControl`, without looking it up. */
export function isNamed(control: Control, name: string, form: HTMLFormElement | null): boolean {
  const { id, name: ownName } = control;
  if (control.form === form && (id === name || ownName === name)) return true;
  try {
    return control.closest(name) !== null;
  } catch {
    return false;
  }
}

/** The control that an author names: by id or name in the form (outside of any: on the page), else by a selector. */
export function findControl(name: string, { root, form }: NameScope): Control | undefined {
  const quoted = `"${CSS.escape(name)}"`;
  const [named] = controlsOf(root, form, `:is([id=${quoted}],[name=${quoted}])`);
  if (named) return named;
  const found = findElement(root, name);
  const control = isControl(found) ? found : found?.querySelector(CONTROLS);
  return isControl(control) ? control : undefined;
}
