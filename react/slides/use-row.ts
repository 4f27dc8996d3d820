import type { RefObject } from 'react';
import { useMedia } from '../host/use-media.ts';
import { useScroller } from './use-scroller.ts';

interface RowOptions {
  readonly isActive: boolean;
  readonly slides: () => readonly HTMLElement[];
}

/** Scrolls a row that shows one slide at a time, and reports the slide that becomes current. */
export function useRow(
  row: RefObject<HTMLElement | null>,
  { isActive, slides }: RowOptions,
  onChange: (index: number) => void,
) {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const layout = () =>
    row.current
      ? { box: row.current, slides: slides(), align: 'start' as const, spaceBetween: 0 }
      : undefined;
  const scroller = useScroller(row, { layout, isActive }, onChange);
  return {
    prefersReducedMotion,
    goTo(index: number, isInstant = prefersReducedMotion) {
      scroller.goTo(index, isInstant ? 'instant' : 'smooth');
    },
  };
}
