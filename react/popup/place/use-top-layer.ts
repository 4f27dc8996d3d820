import { atom } from 'jotai/vanilla';
import { type RefObject, useLayoutEffect } from 'react';
import { pageStore } from '../../../logic/state/page-state.ts';
import { type Place, standBeside } from './stand-beside.ts';

const BELOW: Place = { placement: 'bottom', align: 'end', offset: 8 };

/** Shows the popover above all that is there. */
export function raise(popover: HTMLElement | null): void {
  if (!popover?.isConnected) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}

/** The panels that are open above the page without being modal dialogs. */
export const topLayerPanelsAtom = atom<readonly Element[]>([]);

/** Firefox puts what reads from right to left outside of the window. */
const isPlacedByStyles = (panel: Element): boolean =>
  CSS.supports('position-area', 'block-end') && !panel.matches(':dir(rtl)');

/**
 * Shows the panel that an element is in above whatever the page has on top, while it is open, and lets the page's
 * toasts know: they do not cover it. What is around the panel is what it belongs below.
 */
export function useTopLayer(content: RefObject<Element | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    const anchor = panel?.parentElement;
    if (!panel || !anchor || !isOpen) return;
    panel.popover = 'manual';
    raise(panel);
    const stopPlacing = isPlacedByStyles(panel)
      ? undefined
      : standBeside(panel, () => anchor, BELOW);
    const { set } = pageStore;
    set(topLayerPanelsAtom, (sheets) => [...sheets, panel]);
    // a popover while it is hidden, too: the focus in one that closes is lost before it can be given back
    return () => {
      stopPlacing?.();
      set(topLayerPanelsAtom, (sheets) => sheets.filter((other) => other !== panel));
    };
  }, [content, isOpen]);
  // a move takes it out of the top layer
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    if (isOpen && panel && !panel.matches(':popover-open')) raise(panel);
  });
}
