import { type RefObject, useLayoutEffect } from 'react';
import { keepBelow } from '../../popup/keep-below.ts';

interface MenuPlace {
  readonly button: HTMLElement;
  readonly startsAtEnd: boolean;
}

/** Shows the menu beside its button, where nothing cuts it off, and moves the focus into it. */
export function useMenuPlace(
  ref: RefObject<HTMLElement | null>,
  { button, startsAtEnd }: MenuPlace,
): void {
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu?.isConnected) return;
    // a browser without popovers has its z-index
    menu.showPopover?.();
    const stopPlacing = keepBelow(menu, button);
    const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    items.at(startsAtEnd ? -1 : 0)?.focus();
    return stopPlacing;
  }, [ref, button, startsAtEnd]);
}
