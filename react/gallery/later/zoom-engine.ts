import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import { FIT, LARGEST } from './zoom.ts';

const SPEED_MS = 300;

/** The elements and options of the engine. */
interface ZoomEngineOptions {
  readonly stage: HTMLElement;
  readonly prefersReducedMotion: boolean;
  /** The initial picture. */
  readonly index: number;
  onShow(index: number): void;
  onZoom(zoom: number): void;
}

/** Moves the pictures by touch, and zooms them by pinching. */
export interface ZoomEngine {
  goTo(index: number): void;
  zoomTo(zoom: number): void;
  stop(): void;
}

/** Starts Swiper at the current picture. */
export function startZoom(options: ZoomEngineOptions): ZoomEngine {
  const { stage, prefersReducedMotion, index, onShow, onZoom } = options;
  const swiper = new Swiper(stage, {
    modules: [Zoom],
    wrapperClass: 'slides',
    slideClass: 'slide',
    slidesPerView: 'auto',
    initialSlide: index,
    speed: prefersReducedMotion ? 0 : SPEED_MS,
    zoom: {
      maxRatio: LARGEST,
      containerClass: 'slide__zoom',
      zoomedSlideClass: 'slide--zoomed',
    },
  });
  stage.toggleAttribute('data-driven', true);
  swiper.on('slideChange', () => onShow(swiper.activeIndex));
  swiper.on('zoomChange', (_swiper, zoom) => {
    // at the edge of the zoomed picture, Swiper would go on to the next
    swiper.allowTouchMove = zoom <= FIT;
    onZoom(Math.max(FIT, Math.round(zoom * 100) / 100));
  });
  return {
    goTo(wanted) {
      if (wanted === swiper.activeIndex) return;
      swiper.zoom.out();
      swiper.slideTo(wanted);
    },
    zoomTo(zoom) {
      if (zoom <= FIT) swiper.zoom.out();
      else {
        // Swiper zooms at the centre only from a zoom set before, and otherwise at the last touch or the first corner
        if (swiper.zoom.scale <= FIT) swiper.zoom.in(FIT);
        swiper.zoom.in(zoom);
      }
    },
    stop() {
      swiper.zoom.out();
      swiper.destroy(true, true);
      stage.removeAttribute('data-driven');
    },
  };
}
