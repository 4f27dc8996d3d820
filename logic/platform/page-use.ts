import { atom } from 'jotai/vanilla';

const FIELDS = 'input, textarea, select, [contenteditable]';

function focusIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  const root = activeElement?.shadowRoot;
  return root?.activeElement ? focusIn(root) : activeElement;
}

/** Whether the shopper has clicked or focused a field on the page, even before any script listened. */
const isPageUsed = (): boolean =>
  navigator.userActivation?.hasBeenActive || focusIn(document)?.matches(FIELDS) === true;

/** Whether the shopper uses the page already; tests replace it. */
export const pageUseAtom = atom<{ readonly isUsed: () => boolean }>({ isUsed: isPageUsed });
