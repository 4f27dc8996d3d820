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
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  return {
    stage,
    current: within(reached),
    last,
    /** The nearest index of a picture. */
    within,
    goTo(wanted: number, isInstant?: boolean) {
      const index = within(wanted);
      setReached(index);
      row.goTo(index, isInstant);
    },
  };
}
