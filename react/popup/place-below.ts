/** Between the box and its anchor, and the edges of the screen; CSS pixels. */
const GAP_PX = 8;

const within = (start: number, size: number, room: number): number =>
  Math.max(GAP_PX, Math.min(start, room - size - GAP_PX));

/** Which edge of the box and of its anchor are in line. */
export type Alignment = 'start' | 'end';

/** Puts an open box of the top layer below its anchor, or above where there is more room; the style sheet reads where. */
export function placeBelow(box: HTMLElement, anchor: Element, aligned: Alignment = 'start'): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth } = document.documentElement;
  const isBelow = innerHeight - bottom >= height + 2 * GAP_PX || innerHeight - bottom >= top;
  const isAtRight = anchor.matches(':dir(rtl)') === (aligned === 'start');
  const start = isAtRight ? right - width : left;
  const above = isBelow ? bottom + GAP_PX : top - GAP_PX - height;
  box.style.setProperty('--placed-left', `${within(start, width, clientWidth)}px`);
  box.style.setProperty('--placed-top', `${within(above, height, innerHeight)}px`);
}
