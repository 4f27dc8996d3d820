import type { Place } from '../../../logic/map/map.schema.ts';
import { textNode } from './nodes.ts';

interface PopupTexts {
  readonly name: string;
  readonly close: string;
  readonly dir: string;
}

/** The box with the texts of a marker: nodes of text, as the library would take a string for markup. */
export function popupContent(
  { title, content }: Place,
  { name, close, dir }: PopupTexts,
  onClose: () => void,
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'popup';
  box.setAttribute('part', 'popup');
  box.role = 'dialog';
  box.ariaLabel = name;
  box.dir = dir;
  const part = (partName: string, text: string) => {
    const line = textNode('p', `popup__${partName}`, text);
    line.setAttribute('part', partName);
    box.append(line);
  };
  if (title) part('title', title);
  if (content) part('content', content);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'popup__close';
  button.setAttribute('part', 'close');
  button.ariaLabel = close;
  button.addEventListener('click', onClose);
  box.append(button);
  return box;
}
