import { atom } from 'jotai/vanilla';
import { type RefObject, useLayoutEffect } from 'react';
import { pageStore } from '../../../logic/state/page-state.ts';
import { type PositionOptions, positionBeside } from './position-beside.ts';

const BELOW: PositionOptions = { placement: 'bottom', align: 'end', offset: 8 };

/** Shows the popover on top of the top layer. */
export function raise(popover: HTMLElement | null): void {
  if (!popover?.isConnected) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}

/** The open panels above the page that are not modal dialogs. */
export const topLayerPanelsAtom = atom<readonly Element[]>([]);

/** While the panel is open, shows it above everything on the page, and lets the page's toasts avoid it. */
export function useTopLayer(content: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    const anchor = panel?.parentElement;
    if (!panel || !anchor || !isOpen) return;
    panel.popover = 'manual';
    raise(panel);
    const stopPositioning = positionBeside(panel, () => anchor, BELOW);
    const { set } = pageStore;
    set(topLayerPanelsAtom, (sheets) => [...sheets, panel]);
    // a popover even while hidden: closing one would lose focus before it can be restored
    return () => {
      stopPositioning();
      set(topLayerPanelsAtom, (sheets) => sheets.filter((other) => other !== panel));
    };
  }, [content, isOpen]);
  // moving it removes it from the top layer
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    if (isOpen && panel && !panel.matches(':popover-open')) raise(panel);
  });
}
