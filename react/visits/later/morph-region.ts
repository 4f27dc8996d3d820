import { Idiomorph } from 'idiomorph';
import { foldedElements, insertedElements } from '../../light-dom/own-changes.ts';

/** Morphs an element into another one, but for an element inside it. */
export type Morph = (old: Element, next: Element, except?: Element) => void;

/** Whether the shopper has edited the control since it was rendered. */
function isTouched(node: Element): boolean {
  if (node instanceof HTMLInputElement)
    return node.value !== node.defaultValue || node.checked !== node.defaultChecked;
  return node instanceof HTMLTextAreaElement && node.value !== node.defaultValue;
}

const VALUES = ['value', 'checked'];

/** Whether an attribute is the result of an action of the shopper. */
function isOfShopper(name: string, node: Element): boolean {
  if (name === 'open') return node instanceof HTMLDetailsElement;
  if (name === 'style') return foldedElements.has(node);
  return VALUES.includes(name) && isTouched(node);
}

const BOX = 'input:is([type=checkbox], [type=radio])[name]:not([id])';

/** Makes boxes match by their name and value, as others may be new or gone. The result removes their ids. */
function matchBoxes(old: Element, next: Element): () => void {
  const boxes = [old, next].flatMap((root) => [...root.querySelectorAll<HTMLInputElement>(BOX)]);
  for (const box of boxes) box.id = `shop-box ${box.name}=${box.value}`;
  return () => {
    for (const box of boxes) box.removeAttribute('id');
  };
}

/** Morphs a region: focus, typed text, and elements with `data-keep` survive. */
export const morphRegion: Morph = (old, next, except) => {
  const removeIds = matchBoxes(old, next);
  Idiomorph.morph(old, next, {
    restoreFocus: true,
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node) =>
        node !== except && !(node instanceof Element && node.matches('[data-keep][id]')),
      beforeNodeRemoved: (node) => !insertedElements.has(node),
      beforeAttributeUpdated: (name, node) => !isOfShopper(name, node),
    },
  });
  removeIds();
};
