import type { Align } from './slider.props.ts';

/** How slides stand in their box. */
export interface Layout {
  readonly box: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly align: Align;
  readonly spaceBetween: number;
}

/** Parts of a pixel, which browsers round each in their own way. */
const TOLERANCE_PX = 1;

const isRightToLeft = (box: HTMLElement): boolean => box.matches(':dir(rtl)');

/** How far the slide is from its place in the box, in CSS pixels to the right. */
export function distanceOf(slide: HTMLElement, { box, align }: Layout): number {
  const here = slide.getBoundingClientRect();
  const there = box.getBoundingClientRect();
  if (align === 'center') return (here.left + here.right - there.left - there.right) / 2;
  return isRightToLeft(box) ? here.right - there.right : here.left - there.left;
}

/** How many slides show as a whole side by side; one, where the one in the middle counts. */
export function visibleCount({ box, slides, align, spaceBetween }: Layout): number {
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  if (align === 'center' || width === 0) return 1;
  const room = box.getBoundingClientRect().width + spaceBetween + TOLERANCE_PX;
  return Math.max(1, Math.min(slides.length, Math.floor(room / (width + spaceBetween))));
}

/** Whether all of the slide is in the box. */
function isWhole(slide: HTMLElement, { box }: Layout): boolean {
  const here = slide.getBoundingClientRect();
  const there = box.getBoundingClientRect();
  return here.left >= there.left - TOLERANCE_PX && here.right <= there.right + TOLERANCE_PX;
}

/** The index of the slide that stands nearest to its place. */
export function nearestSlide(layout: Layout): number {
  const { slides, align } = layout;
  const end = slides.at(-1);
  // the last ones cannot come to the start of the box
  if (align === 'start' && end && isWhole(end, layout)) return slides.length - visibleCount(layout);
  const distances = slides.map((slide) => Math.abs(distanceOf(slide, layout)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
