import { slideAfter } from '../slides/slide-after-key.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';
import { type Position, usePosition } from './use-position.ts';

/** The state of a carousel, and functions that change it. */
export interface CarouselState {
  readonly position: Position;
  readonly autoplay: Autoplay;
  /** Whether the slides change automatically unless the shopper stops them. */
  readonly isAutomatic: boolean;
  readonly hasMore: boolean;
}

/** The position of a carousel among its slides, and its autoplay. */
export function useCarousel(
  options: CarouselOptions,
  slides: readonly HTMLElement[],
): CarouselState {
  const position = usePosition(options, slides);
  const { box, current, last, prefersReducedMotion, goTo } = position;
  const hasMore = slides.length > 1;
  const isAutomatic = options.autoplay && hasMore && !prefersReducedMotion;
  const autoplay = useAutoplay(box, { isOn: isAutomatic, current }, () =>
    goTo(slideAfter(1, { current, last, loop: true }) ?? 0),
  );
  return { position, autoplay, isAutomatic, hasMore };
}
