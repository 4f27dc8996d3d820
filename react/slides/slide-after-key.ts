/** A position in a row of slides. */
export interface Place {
  readonly current: number;
  readonly last: number;
  readonly loop: boolean;
}

/** The index after a step; undefined at an end, unless the slides loop. */
export function slideAfter(step: 1 | -1, { current, last, loop }: Place): number | undefined {
  const index = current + step;
  if (index >= 0 && index <= last) return index;
  if (!loop || last === 0) return undefined;
  return index < 0 ? last : 0;
}

/** The index that a key moves to; undefined for other keys. */
export function slideAfterKey(
  key: string,
  place: Place,
  isRightToLeft: boolean,
): number | undefined {
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return slideAfter(1, place);
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return slideAfter(-1, place);
    case 'Home':
      return 0;
    case 'End':
      return place.last;
    default:
      return undefined;
  }
}
