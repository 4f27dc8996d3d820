/** A button of the map, in its part; the library stamps the class that places it. */
export function button(part: string, className: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `leaflet-marker-icon ${className}`;
  made.setAttribute('part', part);
  return made;
}

/** Text in an element of that class, never markup. */
export function textNode(name: 'p' | 'span', className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Text for screen readers only. */
export const unseen = (text: string): HTMLElement => textNode('span', 'unseen', text);
