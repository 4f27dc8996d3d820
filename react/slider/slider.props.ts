import type { CarouselOptions } from '../carousel/carousel-options.ts';
import type { Align } from '../slides/slide-layout.ts';

export interface SliderProps extends Omit<CarouselOptions, 'align'> {
  align: Align | undefined;
  label: string | undefined;
}
