import { atom } from 'jotai/vanilla';

export const BAR_POSITIONS = ['top', 'bottom'] as const;

/** The edge of the page that a bar is at. */
export type BarPosition = (typeof BAR_POSITIONS)[number];

/** What sticks to an edge of the screen: a bar, or a container of bars. */
interface StickyPart {
  readonly part: object;
  readonly position: BarPosition;
  readonly heightPx: number;
}

const stickyPartsAtom = atom<readonly StickyPart[]>([]);

/** Remembers how much of the screen a part covers, in pixels; 0 takes it away. */
export const coverScreenAtom = atom(null, (get, set, { part, ...cover }: StickyPart) => {
  const others = get(stickyPartsAtom).filter((other) => other.part !== part);
  set(stickyPartsAtom, cover.heightPx > 0 ? [...others, { part, ...cover }] : others);
});

/** How much of the screen is covered at an edge, in pixels. */
export const coveredPxAtom = atom((get) => {
  const parts = get(stickyPartsAtom);
  return (position: BarPosition): number =>
    parts
      .filter((part) => part.position === position)
      .reduce((sum, { heightPx }) => sum + heightPx, 0);
});
