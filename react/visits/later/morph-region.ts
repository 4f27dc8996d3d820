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

/** Gives ids to elements, so that a morph matches them by more than their position. The result removes the ids. */
export function lendIds<E extends Element>(
  elements: readonly E[],
  idOf: (element: E) => string,
): () => void {
  for (const element of elements) element.id = idOf(element);
  return () => {
    for (const element of elements) element.removeAttribute('id');
  };
}

/** Other boxes may be new or gone. */
function matchBoxes(old: Element, next: Element): () => void {
  const boxes = [old, next].flatMap((root) => [...root.querySelectorAll<HTMLInputElement>(BOX)]);
  return lendIds(boxes, ({ name, value }) => `shop-box ${name}=${value}`);
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
