import type { SlideNumber } from '../../logic/slider/slider.messages.ts';

/** The words by which assistive technology tells slides apart. */
export interface SlideWords {
  readonly slide: string;
  name(place: SlideNumber): string;
}

/** A link, a picture or a list item would lose what it is, were it called a group. */
const isPlainBox = (slide: HTMLElement): boolean =>
  (slide.localName === 'div' || slide.localName.includes('-')) && !slide.role && !slide.ariaLabel;

/** Calls plain boxes slides, with their number; the result takes that back. */
export function markSlides(slides: readonly HTMLElement[], words: SlideWords): () => void {
  const marked = slides.filter(isPlainBox);
  for (const slide of marked) {
    slide.role = 'group';
    slide.ariaRoleDescription = words.slide;
    slide.ariaLabel = words.name({ number: slides.indexOf(slide) + 1, count: slides.length });
  }
  return () => {
    for (const slide of marked) {
      for (const name of ['role', 'aria-roledescription', 'aria-label'])
        slide.removeAttribute(name);
    }
  };
}
