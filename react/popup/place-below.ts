/** Between the box and its anchor, and the edges of the screen; CSS pixels. */
const GAP_PX = 8;

const within = (start: number, size: number, room: number): number =>
  Math.max(GAP_PX, Math.min(start, room - size - GAP_PX));

/** Puts an open box of the top layer below its anchor, or above where there is more room; the style sheet reads where. */
export function placeBelow(box: HTMLElement, anchor: Element): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth } = document.documentElement;
  const isBelow = innerHeight - bottom >= height + 2 * GAP_PX || innerHeight - bottom >= top;
  const start = anchor.matches(':dir(rtl)') ? right - width : left;
  const above = isBelow ? bottom + GAP_PX : top - GAP_PX - height;
  box.style.setProperty('--placed-left', `${within(start, width, clientWidth)}px`);
  box.style.setProperty('--placed-top', `${within(above, height, innerHeight)}px`);
}
