import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { listen } from '../../logic/platform/listen.ts';
import { sliderMessages } from '../../logic/slider/slider.messages.ts';
import { textsOf } from '../host/use-tag.ts';
import { slideAfterKey } from '../slides/slide-after-key.ts';
import { nearestSlide } from '../slides/slide-layout.ts';
import { CarouselControls } from './CarouselControls.tsx';
import type { CarouselOptions } from './carousel-options.ts';
import type { CarouselState } from './use-carousel.ts';
import type { Position } from './use-position.ts';

/**
 * Scrolls a slide into view that receives focus, or that the browser scrolls to for find-in-page or a fragment. Does
 * nothing if the browser scrolls the track itself.
 */
function useFocusedSlide({ isDriven, current, visible, layout, goTo }: Position): void {
  useLayoutEffect(() => {
    const now = layout();
    if (!isDriven || !now) return;
    const { box, slides } = now;
    const onFocus = ({ target }: Event) => {
      const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
      // the buttons have focus
      if (index < 0) return;
      if (index < current || index >= current + visible) goTo(index);
    };
    const onScroll = () => {
      if (box.scrollLeft === 0) return;
      const index = nearestSlide(now);
      box.scrollLeft = 0;
      goTo(index);
    };
    return listen(box, { focusin: onFocus, scroll: onScroll });
  });
}

/** The options as custom properties for the stylesheet. */
const lengthsOf = ({ slidesPerView, spaceBetween }: CarouselOptions) =>
  ({
    '--_asked': Math.max(1, slidesPerView),
    '--_gap': `${Math.max(0, spaceBetween)}px`,
  }) as CSSProperties;

interface CarouselProps extends CarouselOptions {
  readonly state: CarouselState;
  readonly label: string;
  /** Whether the slides are the rows of a list, in a section of its own. */
  readonly isList?: boolean;
  /** The slides, as children of the track. */
  readonly children: ReactNode;
}

/**
 * Slides in a row, scrolled natively (APG carousel). Swiper loads at the first interaction to allow dragging with the
 * mouse; everything else works without it.
 */
export function Carousel(props: CarouselProps) {
  const { state, env, align, loop, label, isList, children } = props;
  const { position, autoplay, isAutomatic, hasMore } = state;
  const { box, track, current, last, visible, goTo } = position;
  const texts = textsOf(sliderMessages, env);
  const slidePosition = { current, last, loop };
  useFocusedSlide(position);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = slideAfterKey(event.key, slidePosition, env.host.matches(':dir(rtl)'));
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  };
  return (
    <section
      ref={box}
      className={`slider slider--${align}`}
      part="carousel"
      role={isList ? 'group' : undefined}
      aria-roledescription={texts.carousel}
      aria-label={label}
      style={lengthsOf(props)}
    >
      {hasMore && (
        <CarouselControls
          position={slidePosition}
          visible={visible}
          goTo={goTo}
          env={env}
          autoplay={isAutomatic ? autoplay : undefined}
        />
      )}
      {/* biome-ignore-start lint/a11y: the rules do not know the role of an expression */}
      <div
        ref={track}
        className="track"
        part={isList ? 'track list' : 'track'}
        role={isList ? 'list' : 'group'}
        aria-label={texts.slides}
        tabIndex={hasMore ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
      {/* biome-ignore-end lint/a11y: as above */}
    </section>
  );
}
