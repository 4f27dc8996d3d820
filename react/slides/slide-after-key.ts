/** A position in a row of slides. */
export interface SlidePosition {
  readonly current: number;
  readonly last: number;
  readonly loop: boolean;
}

/** The index after a step; undefined at an end, unless the slides loop. */
export function slideAfter(
  step: 1 | -1,
  { current, last, loop }: SlidePosition,
): number | undefined {
  const index = current + step;
  if (index >= 0 && index <= last) return index;
  if (!loop || last === 0) return undefined;
  return index < 0 ? last : 0;
}

/** The index that a key moves to; undefined for other keys. */
export function slideAfterKey(
  key: string,
  position: SlidePosition,
  isRightToLeft: boolean,
): number | undefined {
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return slideAfter(1, position);
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return slideAfter(-1, position);
    case 'Home':
      return 0;
    case 'End':
      return position.last;
    default:
      return undefined;
  }
}
