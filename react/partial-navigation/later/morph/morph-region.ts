import { Idiomorph } from 'idiomorph';

/** Changes an element in place until it is like another one. */
export type Morph = (old: HTMLElement, next: HTMLElement) => void;

/** What the shopper has typed or chosen, and the server has not seen. */
function isTouched(node: Element): boolean {
  if (node instanceof HTMLInputElement)
    return node.value !== node.defaultValue || node.checked !== node.defaultChecked;
  return node instanceof HTMLTextAreaElement && node.value !== node.defaultValue;
}

const VALUES = ['value', 'checked'];

/** Changes a region in place: focus, typed text, and elements with `data-keep` survive. */
export const morphRegion: Morph = (old, next) => {
  Idiomorph.morph(old, next, {
    restoreFocus: true,
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node) => !(node instanceof Element && node.matches('[data-keep][id]')),
      beforeAttributeUpdated: (name, node) => !(VALUES.includes(name) && isTouched(node)),
    },
  });
};
