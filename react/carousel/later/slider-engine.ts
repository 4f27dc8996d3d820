import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { listen } from '../../../logic/platform/listen.ts';

/** The class of slides while the engine drives them. */
const SLIDE = 'shop-slide';
const DRIVEN = 'slider--driven';
const SPEED_MS = 300;

/** The slides and options of the engine. */
export interface Course {
  readonly host: HTMLElement;
  readonly box: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly align: 'center' | 'start';
  readonly spaceBetween: number;
  readonly prefersReducedMotion: boolean;
  /** The initial slide. */
  readonly index: number;
  /** Called with each slide that becomes current. */
  onChange(index: number): void;
}

/** Lets the mouse drag slides, which then snap to one. */
export interface Engine {
  goTo(index: number): void;
  /** Sets the slides and measures them. */
  update(slides: readonly HTMLElement[]): void;
  /** Restores the slides. */
  stop(): void;
}

const STATES = ['active', 'next', 'prev'].map((state) => `${SLIDE}--${state}`);

const take = (slides: readonly HTMLElement[]) => {
  for (const slide of slides) slide.classList.add(SLIDE);
};

function giveBack(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    slide.classList.remove(SLIDE, ...STATES);
    if (slide.classList.length === 0) slide.removeAttribute('class');
    slide.style.removeProperty('margin-right');
    slide.style.removeProperty('margin-left');
    if (!slide.getAttribute('style')) slide.removeAttribute('style');
  }
}

function createSwiper(course: Course): Swiper {
  const { host, box, align, spaceBetween, prefersReducedMotion, index } = course;
  const [slideActiveClass = '', slideNextClass = '', slidePrevClass = ''] = STATES;
  return new Swiper(box, {
    modules: [Mousewheel],
    // the slides are children of the host, outside its shadow root
    swiperElementNodeName: host.localName,
    touchEventsTarget: 'container',
    wrapperClass: 'track',
    slideClass: SLIDE,
    slideActiveClass,
    slideNextClass,
    slidePrevClass,
    noSwipingSelector: '.controls',
    // the stylesheet sets their width
    slidesPerView: 'auto',
    spaceBetween,
    centeredSlides: align === 'center',
    initialSlide: index,
    speed: prefersReducedMotion ? 0 : SPEED_MS,
    // trackpads scroll horizontally; vertical scrolling is left to the page
    mousewheel: { enabled: true, forceToAxis: true },
  });
}

/** Starts Swiper at the current slide. */
export function startEngine(course: Course): Engine {
  const { box, track, onChange } = course;
  let { slides } = course;
  take(slides);
  box.classList.add(DRIVEN);
  const swiper = createSwiper(course);
  // prevents dragging of an image or a link instead of its slide
  const stopListening = listen(box, { dragstart: (event) => event.preventDefault() });
  swiper.on('slideChange', () => onChange(swiper.activeIndex));
  return {
    goTo: (index) => void swiper.slideTo(index),
    update(others) {
      giveBack(slides.filter((slide) => !others.includes(slide)));
      slides = others;
      take(slides);
      swiper.update();
    },
    stop() {
      stopListening();
      swiper.destroy(true, false);
      box.classList.remove(DRIVEN);
      for (const name of ['transform', 'transition-duration', 'transition-delay']) {
        track.style.removeProperty(name);
      }
      giveBack(slides);
    },
  };
}
