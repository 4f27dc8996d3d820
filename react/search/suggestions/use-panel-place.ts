import { type RefObject, useLayoutEffect } from 'react';

/** Between the panel and the edge of the window, in CSS pixels. */
const EDGE_PX = 8;

/** How far a panel would stand out of the window, in CSS pixels; it begins where the bar begins. */
function excessOf(panel: HTMLElement, bar: Element): number {
  const { left, right } = bar.getBoundingClientRect();
  const { clientWidth } = panel.ownerDocument.documentElement;
  const room = panel.matches(':dir(rtl)') ? right : clientWidth - left;
  return Math.max(0, panel.offsetWidth - (room - EDGE_PX));
}

/** Keeps a panel within the window that is wider than the bar around it: the style sheet reads by how much it is shifted. */
export function usePanelPlace(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    const bar = panel?.parentElement;
    if (!panel || !bar) return;
    const place = () => panel.style.setProperty('--search-shift', `${-excessOf(panel, bar)}px`);
    place();
    const observer = new ResizeObserver(place);
    for (const element of [panel.ownerDocument.documentElement, bar]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
