import { EDGE_PX, type Placement } from './tooltip.constants.ts';

export type Side = 'top' | 'bottom' | 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** What is measured before a tooltip is placed, all in pixels of the window. */
export interface Measures {
  /** What the tooltip explains. */
  readonly trigger: Box;
  readonly bubble: Size;
  readonly viewport: Size;
  readonly offset: number;
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/** The side that a placement means where text runs in that direction. */
export function sideOf(placement: Placement, isRightToLeft: boolean): Side {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === isRightToLeft ? 'right' : 'left';
}

/** The corner of the bubble beside the trigger, in its middle. */
function cornerAt(side: Side, { trigger, bubble, offset }: Measures) {
  const { left, top, width, height } = trigger;
  const middle = {
    left: left + (width - bubble.width) / 2,
    top: top + (height - bubble.height) / 2,
  };
  switch (side) {
    case 'top':
      return { ...middle, top: top - offset - bubble.height };
    case 'bottom':
      return { ...middle, top: top + height + offset };
    case 'left':
      return { ...middle, left: left - offset - bubble.width };
    case 'right':
      return { ...middle, left: left + width + offset };
  }
}

const isInside = (start: number, size: number, room: number): boolean =>
  start >= EDGE_PX && start + size <= room - EDGE_PX;

function isRoomAt(side: Side, measures: Measures): boolean {
  const { left, top } = cornerAt(side, measures);
  const { bubble, viewport } = measures;
  return side === 'top' || side === 'bottom'
    ? isInside(top, bubble.height, viewport.height)
    : isInside(left, bubble.width, viewport.width);
}

const clamp = (start: number, size: number, room: number): number =>
  Math.round(Math.max(EDGE_PX, Math.min(start, room - size - EDGE_PX)));

/** Where a tooltip goes: to its side, else to one that has room, and never out of the window. */
export function placeTooltip(side: Side, measures: Measures): { left: number; top: number } {
  const sides: readonly Side[] = [side, OPPOSITE[side], 'top', 'bottom'];
  const chosen = sides.find((one) => isRoomAt(one, measures)) ?? side;
  const { left, top } = cornerAt(chosen, measures);
  const { bubble, viewport } = measures;
  return {
    left: clamp(left, bubble.width, viewport.width),
    top: clamp(top, bubble.height, viewport.height),
  };
}
