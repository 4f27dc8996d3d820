import { useRef, useState } from 'react';
import { useRow } from '../slides/use-row.ts';
import type { Picture } from './use-pictures.ts';

/** The current picture of the page's row, and the function that moves to another. */
export function useCurrent(pictures: readonly Picture[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const slides = () => pictures.map(({ slide }) => slide);
  const row = useRow(stage, { isActive: true, slides }, setReached);
  const last = pictures.length - 1;
  // otherwise a picture that is added later would become current
  if (reached > last) setReached(last);
  return {
    stage,
    current: Math.min(reached, last),
    last,
    goTo(wanted: number, isInstant?: boolean) {
      const index = Math.min(Math.max(wanted, 0), last);
      setReached(index);
      row.goTo(index, isInstant);
    },
  };
}
