/** The zoom at which the whole picture fits, that of a click, and the largest. */
export const FIT = 1;
export const CLOSE_UP = 2;
export const LARGEST = 3;

export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, FIT), LARGEST);

/** A position in the window. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The centre of a box. */
function centreOf(box: Element): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Remembers which detail of the picture is at a point. The result scrolls that detail back to the point. */
export function anchor(box: Element, picture: Element, point: Point = centreOf(box)): () => void {
  const before = picture.getBoundingClientRect();
  const x = (point.clientX - before.left) / before.width;
  const y = (point.clientY - before.top) / before.height;
  return () => {
    const now = picture.getBoundingClientRect();
    box.scrollBy({
      left: now.left + x * now.width - point.clientX,
      top: now.top + y * now.height - point.clientY,
      behavior: 'instant',
    });
  };
}
