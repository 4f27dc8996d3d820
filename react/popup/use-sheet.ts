import { atom } from 'jotai/vanilla';
import { type RefObject, useLayoutEffect } from 'react';
import { pageStore } from '../../logic/state/page-store.ts';

/** The panels that are open above the page without being modal dialogs. */
export const sheetsAtom = atom<readonly Element[]>([]);

/** Lets the page's toasts know of the panel that an element is in, while it is open: they do not cover it. */
export function useSheet(content: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    if (!panel || !isOpen) return;
    const { set } = pageStore;
    set(sheetsAtom, (sheets) => [...sheets, panel]);
    return () => set(sheetsAtom, (sheets) => sheets.filter((other) => other !== panel));
  }, [content, isOpen]);
}
