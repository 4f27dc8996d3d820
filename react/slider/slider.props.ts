import type { Environment } from '../host/environment.ts';

/** The alignment of the current slide. */
export type Align = 'center' | 'start';

export interface SliderProps {
  slidesPerView: number;
  spaceBetween: number;
  align: Align | undefined;
  loop: boolean;
  autoplay: boolean;
  label: string | undefined;
  timeout: number;
  env: Environment;
}
