import { together } from '../../logic/platform/listen.ts';
import { type SlideNumber, sliderMessages } from '../../logic/slider/slider.messages.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import type { CarouselOptions } from '../carousel/carousel-options.ts';
import { useCarousel } from '../carousel/use-carousel.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { addAttributes } from '../light-dom/add-attributes.ts';
import { isSameList, useLightDom } from '../light-dom/use-light-child.ts';
import type { Align } from '../slides/slide-layout.ts';

export interface SliderProps extends Omit<CarouselOptions, 'align'> {
  align: Align | undefined;
  label: string | undefined;
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
  const undo = slides.filter(isPlainBox).map((slide) =>
    addAttributes(slide, {
      role: 'group',
      'aria-roledescription': texts.slide,
      'aria-label': texts.name({ number: slides.indexOf(slide) + 1, count: slides.length }),
    }),
  );
  return together(undo);
}

/** From this number on, slides are side by side, and a centred one would leave a gap before the first. */
const SEVERAL = 2;

const alignOf = ({ align, slidesPerView }: SliderProps): Align =>
  align ?? (slidesPerView >= SEVERAL ? 'start' : 'center');

/** The children as slides in a row. */
export function Slider(props: SliderProps) {
  const { env, label } = props;
  const texts = textsOf(sliderMessages, env);
  const slides = useSlides(env.host);
  const options = { ...props, align: alignOf(props) };
  const state = useCarousel(options, slides);
  // texts change with the environment
  useOnChange([slides, env], () => markSlides(slides, texts));
  useStates(env, { playing: state.autoplay.isRunning, enhanced: state.position.isDriven });
  return (
    <Carousel {...options} state={state} label={label ?? texts.label}>
      <slot />
    </Carousel>
  );
}
