import { type CSSProperties, type KeyboardEvent, useLayoutEffect } from 'react';
import { listen } from '../../logic/platform/listen.ts';
import { type SlideNumber, sliderMessages } from '../../logic/slider/slider.messages.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { isSameList, useLightDom } from '../light-dom/use-light-child.ts';
import { slideAfter, slideAfterKey } from '../slides/slide-after-key.ts';
import { type Align, nearestSlide } from '../slides/slide-layout.ts';
import { SliderControls } from './SliderControls.tsx';
import type { SliderProps } from './slider.props.ts';
import { useAutoplay } from './use-autoplay.ts';
import { type Position, usePosition } from './use-position.ts';

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

/** Children that are never rendered. */
const NO_SLIDES = 'script, style, template, noscript, [slot]';

const slidesIn = (host: HTMLElement): readonly HTMLElement[] =>
  [...host.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(NO_SLIDES),
  );

/** The slides: the children of the element; updates with them. */
const useSlides = (host: HTMLElement): readonly HTMLElement[] =>
  useLightDom(host, {
    read: () => slidesIn(host),
    changes: { childList: true },
    isSame: isSameList,
  });

/** The texts that name slides for assistive technology. */
interface SlideTexts {
  readonly slide: string;
  name(number: SlideNumber): string;
}

/** Whether a slide is a plain box: a link, an image or a list item would lose its role. */
const isPlainBox = (slide: HTMLElement): boolean =>
  (slide.localName === 'div' || slide.localName.includes('-')) && !slide.role && !slide.ariaLabel;

/** Sets the role and number of slides that are plain boxes. The result removes them. */
function markSlides(slides: readonly HTMLElement[], texts: SlideTexts): () => void {
  const marked = slides.filter(isPlainBox);
  for (const slide of marked) {
    slide.role = 'group';
    slide.ariaRoleDescription = texts.slide;
    slide.ariaLabel = texts.name({ number: slides.indexOf(slide) + 1, count: slides.length });
  }
  return () => {
    for (const slide of marked) {
      for (const name of ['role', 'aria-roledescription', 'aria-label'])
        slide.removeAttribute(name);
    }
  };
}

/** The attributes as custom properties for the stylesheet. */
const lengthsOf = ({ slidesPerView, spaceBetween }: SliderProps) =>
  ({
    '--_asked': Math.max(1, slidesPerView),
    '--_gap': `${Math.max(0, spaceBetween)}px`,
  }) as CSSProperties;

/** From this number on, slides are side by side, and a centred one would leave a gap before the first. */
const SEVERAL = 2;

const alignOf = ({ align, slidesPerView }: SliderProps): Align =>
  align ?? (slidesPerView >= SEVERAL ? 'start' : 'center');

/**
 * The children as slides in a row, scrolled natively (APG carousel). Swiper loads at the first interaction to allow
 * dragging with the mouse; everything else works without it.
 */
export function Slider(props: SliderProps) {
  const { loop, label, env } = props;
  const align = alignOf(props);
  const { host } = env;
  const texts = textsOf(sliderMessages, env);
  const slides = useSlides(host);
  const position = usePosition({ ...props, align }, slides);
  const { box, track, current, last, visible, isDriven, prefersReducedMotion, goTo } = position;
  const hasMore = slides.length > 1;
  const isAutomatic = props.autoplay && hasMore && !prefersReducedMotion;
  const slidePosition = { current, last, loop };
  const autoplay = useAutoplay(box, { isOn: isAutomatic, current }, () =>
    goTo(slideAfter(1, { ...slidePosition, loop: true }) ?? 0),
  );
  useFocusedSlide(position);
  // texts change with the environment
  useOnChange([slides, env], () => markSlides(slides, texts));
  useStates(env, { playing: autoplay.isRunning, enhanced: isDriven });
  const onKeyDown = (event: KeyboardEvent) => {
    const index = slideAfterKey(event.key, slidePosition, host.matches(':dir(rtl)'));
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  };
  return (
    <section
      ref={box}
      className={`slider slider--${align}`}
      part="carousel"
      aria-roledescription={texts.carousel}
      aria-label={label ?? texts.label}
      style={lengthsOf(props)}
    >
      {hasMore && (
        <SliderControls
          position={slidePosition}
          visible={visible}
          goTo={goTo}
          env={env}
          autoplay={isAutomatic ? autoplay : undefined}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div
        ref={track}
        className="track"
        part="track"
        role="group"
        aria-label={texts.slides}
        tabIndex={hasMore ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        <slot />
      </div>
    </section>
  );
}
