/** A button of the map with its part; the library sets the class that positions it. */
export function button(part: string, className: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `leaflet-marker-icon ${className}`;
  made.setAttribute('part', part);
  return made;
}

/** An element of that class with text, never markup. */
export function textNode(name: 'p' | 'span', className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Visually hidden text. */
export const unseen = (text: string): HTMLElement => textNode('span', 'unseen', text);
