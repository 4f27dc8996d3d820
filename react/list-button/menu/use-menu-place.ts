import { type RefObject, useLayoutEffect } from 'react';
import { placeBelow } from '../../popup/place-below.ts';

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
    const place = () => placeBelow(menu, button);
    // a browser without popovers has its z-index
    menu.showPopover?.();
    place();
    const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    items.at(startsAtEnd ? -1 : 0)?.focus();
    const controller = new AbortController();
    const listening = { capture: true, passive: true, signal: controller.signal };
    for (const type of ['scroll', 'resize']) addEventListener(type, place, listening);
    return () => controller.abort();
  }, [ref, button, startsAtEnd]);
}
