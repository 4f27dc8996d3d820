import { type ReactNode, useRef } from 'react';
import { usePanelPlace } from './use-panel-place.ts';

interface PanelBoxProps {
  /** Whether the element is in a dialog, which scrolls and has no room beside the box. */
  isWithin: boolean;
  /** Part names in addition to `panel`. */
  part?: string;
  children: ReactNode;
}

/** The panel below the text field: wide enough for a name and a price, and never outside the viewport. */
export function PanelBox({ isWithin, part = '', children }: PanelBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  usePanelPlace(box);
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
