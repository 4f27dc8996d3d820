import type { CSSProperties, KeyboardEvent } from 'react';
import { sliderMessages } from '../../logic/slider/slider.messages.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { markSlides } from './mark-slides.ts';
import { SliderControls } from './SliderControls.tsx';
import { slideAfter, slideAfterKey } from './slide-after-key.ts';
import type { Align, SliderProps } from './slider.props.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useFocusedSlide } from './use-focused-slide.ts';
import { usePosition } from './use-position.ts';
import { useSlides } from './use-slides.ts';

/** What the style sheet needs of the attributes. */
const lengthsOf = ({ slidesPerView, spaceBetween }: SliderProps) =>
  ({
    '--_asked': Math.max(1, slidesPerView),
    '--_gap': `${Math.max(0, spaceBetween)}px`,
  }) as CSSProperties;

/** From here on slides stand side by side, and one in the middle would leave a hole before the first. */
const SEVERAL = 2;

const alignOf = ({ align, slidesPerView }: SliderProps): Align =>
  align ?? (slidesPerView >= SEVERAL ? 'start' : 'center');

/**
 * The tag's children as slides in a row, which the browser scrolls (APG carousel). Swiper loads at the first sign of
 * interest, for the mouse, which cannot drag what only scrolls; without it everything else works.
 */
export function Slider(props: SliderProps) {
  const { loop, label, env } = props;
  const align = alignOf(props);
  const { host } = env;
  const texts = textsOf(sliderMessages, env);
  const slides = useSlides(host);
  const position = usePosition({ ...props, align }, slides);
  const { box, track, current, last, visible, isDriven, isCalm, goTo } = position;
  const hasMore = slides.length > 1;
  const isAutomatic = props.autoplay && hasMore && !isCalm;
  const place = { current, last, loop };
  const autoplay = useAutoplay(box, { isOn: isAutomatic, current }, () =>
    goTo(slideAfter(1, { ...place, loop: true }) ?? 0),
  );
  useFocusedSlide(position);
  // texts change with the environment
  useOnChange([slides, env], () => markSlides(slides, texts));
  useStates(env, { playing: autoplay.isRunning, enhanced: isDriven });
  const onKeyDown = (event: KeyboardEvent) => {
    const index = slideAfterKey(event.key, place, host.matches(':dir(rtl)'));
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
          place={place}
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
