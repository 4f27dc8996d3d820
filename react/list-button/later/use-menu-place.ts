import { type RefObject, useLayoutEffect } from 'react';
import { standBeside } from '../../popup/place/stand-beside.ts';

interface MenuPlace {
  readonly button: HTMLElement;
  readonly startsAtEnd: boolean;
}

/** Shows the menu beside its button, where nothing clips it, and moves focus into it. */
export function useMenuPlace(
  ref: RefObject<HTMLElement | null>,
  { button, startsAtEnd }: MenuPlace,
): void {
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu?.isConnected) return;
    // browsers without popovers use the z-index
    menu.showPopover?.();
    const leave = standBeside(menu, () => button, {
      placement: 'bottom',
      align: 'start',
      offset: 8,
    });
    const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    items.at(startsAtEnd ? -1 : 0)?.focus();
    return leave;
  }, [ref, button, startsAtEnd]);
}
