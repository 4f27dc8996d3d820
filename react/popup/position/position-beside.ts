import { followSizes, listen, together } from '../../../logic/platform/listen.ts';

/** The distance between a box and the edges of the window, in CSS pixels. */
const EDGE_PX = 8;

/** The preferred placement of a box. */
export interface PositionOptions {
  /** The side of the anchor; `start` and `end` follow its text direction. */
  readonly placement: 'top' | 'bottom' | 'start' | 'end';
  /** The alignment of the box with its anchor. */
  readonly align: 'start' | 'middle' | 'end';
  /** The distance from the anchor, in CSS pixels. */
  readonly offset: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes and positions before a box is placed, in CSS pixels of the window. */
export interface Measures {
  readonly anchor: Size & { readonly left: number; readonly top: number };
  readonly box: Size;
  readonly viewport: Size;
  readonly isRightToLeft: boolean;
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
type Side = keyof typeof OPPOSITE;

function sideOf(placement: PositionOptions['placement'], isRightToLeft: boolean): Side {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === isRightToLeft ? 'right' : 'left';
}

/** The aligned corner of a box, without its side. */
function alignedCorner({ anchor, box, isRightToLeft }: Measures, align: PositionOptions['align']) {
  const excess = { x: anchor.width - box.width, y: anchor.height - box.height };
  if (align === 'middle') {
    return { left: anchor.left + excess.x / 2, top: anchor.top + excess.y / 2 };
  }
  const isAtRight = (align === 'start') === isRightToLeft;
  return { left: anchor.left + (isAtRight ? excess.x : 0), top: anchor.top };
}

/** The corner of a box at a side of its anchor. */
function cornerAt(side: Side, measures: Measures, { align, offset }: PositionOptions) {
  const { anchor, box } = measures;
  const aligned = alignedCorner(measures, align);
  switch (side) {
    case 'top':
      return { ...aligned, top: anchor.top - offset - box.height };
    case 'bottom':
      return { ...aligned, top: anchor.top + anchor.height + offset };
    case 'left':
      return { ...aligned, left: anchor.left - offset - box.width };
    case 'right':
      return { ...aligned, left: anchor.left + anchor.width + offset };
  }
}

/** The space between an anchor and the window's edge, in CSS pixels. */
function roomAt(side: Side, { anchor, viewport }: Pick<Measures, 'anchor' | 'viewport'>): number {
  switch (side) {
    case 'top':
      return anchor.top;
    case 'bottom':
      return viewport.height - anchor.top - anchor.height;
    case 'left':
      return anchor.left;
    case 'right':
      return viewport.width - anchor.left - anchor.width;
  }
}

const clamp = (start: number, size: number, room: number): number =>
  Math.round(Math.max(EDGE_PX, Math.min(start, room - size - EDGE_PX)));

/** The corner of a box: on the requested side, else on one with enough space, and always inside the window. */
export function boxPosition(
  measures: Measures,
  options: PositionOptions,
): { left: number; top: number } {
  const { box, viewport } = measures;
  const requested = sideOf(options.placement, measures.isRightToLeft);
  const opposite = OPPOSITE[requested];
  const fits = (side: Side) => {
    const size = side === 'top' || side === 'bottom' ? box.height : box.width;
    return roomAt(side, measures) >= options.offset + size + EDGE_PX;
  };
  const sides: readonly Side[] = [requested, opposite, 'top', 'bottom'];
  const roomier = roomAt(requested, measures) >= roomAt(opposite, measures) ? requested : opposite;
  const { left, top } = cornerAt(sides.find(fits) ?? roomier, measures, options);
  return {
    left: clamp(left, box.width, viewport.width),
    top: clamp(top, box.height, viewport.height),
  };
}

/** The uncovered part of the window, without an on-screen keyboard; pinch zoom does not shrink it. */
export function freeWindow(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  const { height, scale } = visualViewport ?? { height: clientHeight, scale: 1 };
  return { width: clientWidth, height: Math.min(clientHeight, height * scale) };
}

/** The maximum height of a box above or below its anchor, in CSS pixels. */
export function heightBeside(anchor: Element, offset: number): number {
  const viewport = freeWindow();
  const measures = { anchor: anchor.getBoundingClientRect(), viewport };
  const room = Math.max(roomAt('top', measures), roomAt('bottom', measures));
  return Math.max(0, room - offset - EDGE_PX);
}

function updatePosition(box: HTMLElement, anchor: Element, options: PositionOptions): void {
  // before measuring, as the size may depend on it
  box.style.setProperty('--placed-room', `${heightBeside(anchor, options.offset)}px`);
  const { left, top } = boxPosition(
    {
      anchor: anchor.getBoundingClientRect(),
      box: { width: box.offsetWidth, height: box.offsetHeight },
      viewport: freeWindow(),
      isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
    },
    options,
  );
  box.style.setProperty('--placed-left', `${left}px`);
  box.style.setProperty('--placed-top', `${top}px`);
}

/**
 * Keeps an open box of the top layer beside its anchor. The result ends that. The stylesheet reads the corner of the
 * box from `--placed-left` and `--placed-top`, and the available height from `--placed-room`.
 */
export function positionBeside(
  box: HTMLElement,
  anchor: () => Element,
  options: PositionOptions,
): () => void {
  const follow = () => updatePosition(box, anchor(), options);
  follow();
  const passive = { capture: true, passive: true };
  return together([
    followSizes([box], follow),
    listen(window, { scroll: follow, resize: follow }, passive),
    listen(visualViewport, { resize: follow }, passive),
  ]);
}
