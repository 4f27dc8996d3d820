import { type ReactNode, useRef } from 'react';
import { usePanelPlace } from './use-panel-place.ts';

interface PanelBoxProps {
  /** Whether it is in a dialog, which has no room beside the box and scrolls. */
  isWithin: boolean;
  /** Parts beside `panel`. */
  part?: string;
  children: ReactNode;
}

/** The box below the text field: at least as wide as a name and a price need, and within the window. */
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
