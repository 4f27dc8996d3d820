import { atom } from 'jotai/vanilla';

const FIELDS = 'input, textarea, select, [contenteditable]';

function focusIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  const root = activeElement?.shadowRoot;
  return root?.activeElement ? focusIn(root) : activeElement;
}

/** Whether the shopper has pressed something on the page or is about to type; also before any script listened. */
const isPageUsed = (): boolean =>
  navigator.userActivation?.hasBeenActive || focusIn(document)?.matches(FIELDS) === true;

/** The answer to whether the shopper uses the page already, which tests replace. */
export const pageUseAtom = atom<{ readonly isUsed: () => boolean }>({ isUsed: isPageUsed });
