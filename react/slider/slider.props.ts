import type { Environment } from '../host/environment.ts';

export interface SliderProps {
  slidesPerView: number;
  spaceBetween: number;
  align: 'center' | 'start';
  loop: boolean;
  autoplay: boolean;
  label: string | undefined;
  timeout: number;
  env: Environment;
}
