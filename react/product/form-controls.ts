/** An element that a shopper, or a script, fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: Element): one is Control => one.matches('input,select,textarea');

/** The controls of a form, also those elsewhere on the page; not `form.elements`, which a control of that name hides. */
export function controlsOfForm(form: HTMLFormElement): readonly Control[] {
  const elements: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return elements instanceof HTMLCollection ? [...elements].filter(isControl) : [];
}

/** The controls that one of these names has and that are sent. */
export const controlsNamed = (
  form: HTMLFormElement,
  ...names: readonly string[]
): readonly Control[] =>
  controlsOfForm(form).filter(({ name, disabled }) => names.includes(name) && !disabled);
