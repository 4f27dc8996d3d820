import { atom } from 'jotai/vanilla';

export const BAR_POSITIONS = ['top', 'bottom'] as const;

/** The edge of the viewport that a bar sticks to. */
export type BarPosition = (typeof BAR_POSITIONS)[number];

/** A bar, or a container of bars, that sticks to an edge of the viewport. */
interface StickyPart {
  readonly part: object;
  readonly position: BarPosition;
  readonly heightPx: number;
}

const stickyPartsAtom = atom<readonly StickyPart[]>([]);

/** Records the height that an element covers, in CSS pixels; 0 removes it. Returns the total height at that edge. */
export const coverScreenAtom = atom(null, (get, set, { part, ...cover }: StickyPart): number => {
  const others = get(stickyPartsAtom).filter((other) => other.part !== part);
  const parts = cover.heightPx > 0 ? [...others, { part, ...cover }] : others;
  set(stickyPartsAtom, parts);
  return parts
    .filter(({ position }) => position === cover.position)
    .reduce((sum, { heightPx }) => sum + heightPx, 0);
});
