/** Creates an element with these properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A button with a click handler. */
export function button(text: string, pressed: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button' }, [text]);
  element.addEventListener('click', pressed);
  return element;
}

/** A toggle button. */
export function toggle(text: string, toggled: (isOn: boolean) => void): HTMLButtonElement {
  const element = button(text, () => {
    const isOn = element.ariaPressed !== 'true';
    element.ariaPressed = `${isOn}`;
    toggled(isOn);
  });
  element.ariaPressed = 'false';
  return element;
}
