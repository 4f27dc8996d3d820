import type { Environment } from '../host/environment.ts';
import type { Align } from '../slides/slide-layout.ts';

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
