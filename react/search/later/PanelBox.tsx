import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { followSizes } from '../../../logic/platform/listen.ts';

/** The distance between the panel and the edge of the viewport, in CSS pixels. */
const EDGE_PX = 8;

/** How far a panel that starts where the bar starts would overflow the viewport, in CSS pixels. */
function excessOf(panel: HTMLElement, bar: Element): number {
  const { left, right } = bar.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const room = panel.matches(':dir(rtl)') ? right : clientWidth - left;
  return Math.max(0, panel.offsetWidth - (room - EDGE_PX));
}

/** Keeps a panel that is wider than its bar inside the viewport; the stylesheet reads it from `--search-shift`. */
function usePanelShift(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    const bar = panel?.parentElement;
    if (!panel || !bar) return;
    const shift = () => panel.style.setProperty('--search-shift', `${-excessOf(panel, bar)}px`);
    shift();
    return followSizes([document.documentElement, bar], shift);
  }, [ref]);
}

interface PanelBoxProps {
  /** Whether the element is in a dialog, which scrolls and has no space beside the box. */
  isWithin: boolean;
  /** Part names in addition to `panel`. */
  part?: string;
  children: ReactNode;
}

/** The panel below the text field: wide enough for a name and a price, and never outside the viewport. */
export function PanelBox({ isWithin, part = '', children }: PanelBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  usePanelShift(box);
  return (
    <div
      ref={box}
      className={`search__panel ${isWithin ? 'search__panel--within' : ''}`}
      part={`panel ${part}`.trim()}
    >
      {children}
    </div>
  );
}
