/** The alignment of the current slide. */
export type Align = 'center' | 'start';

/** The layout of slides in their box. */
export interface Layout {
  readonly box: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly align: Align;
  readonly spaceBetween: number;
}

/** Browsers round fractions of a pixel differently. */
const TOLERANCE_PX = 1;

const isRightToLeft = (box: HTMLElement): boolean => box.matches(':dir(rtl)');

/** The distance of a slide from its aligned position in the box, in CSS pixels to the right. */
export function distanceOf(slide: HTMLElement, { box, align }: Layout): number {
  const here = slide.getBoundingClientRect();
  const there = box.getBoundingClientRect();
  if (align === 'center') return (here.left + here.right - there.left - there.right) / 2;
  return isRightToLeft(box) ? here.right - there.right : here.left - there.left;
}

/** How many slides are fully visible side by side; one if centred. */
export function visibleCount({ box, slides, align, spaceBetween }: Layout): number {
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  if (align === 'center' || width === 0) return 1;
  const room = box.getBoundingClientRect().width + spaceBetween + TOLERANCE_PX;
  return Math.max(1, Math.min(slides.length, Math.floor(room / (width + spaceBetween))));
}

/** Whether the whole slide is in the box. */
function isWhole(slide: HTMLElement, { box }: Layout): boolean {
  const here = slide.getBoundingClientRect();
  const there = box.getBoundingClientRect();
  return here.left >= there.left - TOLERANCE_PX && here.right <= there.right + TOLERANCE_PX;
}

/** The index of the slide nearest to its aligned position. */
export function nearestSlide(layout: Layout): number {
  const { slides, align } = layout;
  const end = slides.at(-1);
  // the last slides cannot reach the start of the box
  if (align === 'start' && end && isWhole(end, layout)) return slides.length - visibleCount(layout);
  const distances = slides.map((slide) => Math.abs(distanceOf(slide, layout)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
