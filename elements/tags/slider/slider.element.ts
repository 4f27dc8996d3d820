import {
  DEFAULT_PER_VIEW,
  DEFAULT_SPACE_PX,
  DEFAULT_TIMEOUT_MS,
} from '../../../logic/slider/slider.constants.ts';
import carouselCss from '../../../react/carousel/carousel.css';
import { Slider } from '../../../react/slider/Slider.tsx';
import sliderCss from '../../../react/slider/slider.css';
import { flag, number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const sliderElement = declareElement({
  tag: 'shop-slider',
  component: Slider,
  styles: [carouselCss, sliderCss],
  activate: 'visible',
  attributes: {
    slidesPerView: number(DEFAULT_PER_VIEW),
    spaceBetween: number(DEFAULT_SPACE_PX),
    align: { ...oneOf(['center', 'start']), fallback: undefined },
    loop: flag(),
    autoplay: flag(),
    label: text(),
    timeout: number(DEFAULT_TIMEOUT_MS),
  },
  events: {},
});
