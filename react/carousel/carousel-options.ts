import type { Environment } from '../host/environment.ts';
import type { Align } from '../slides/slide-layout.ts';

export interface CarouselOptions {
  readonly slidesPerView: number;
  readonly spaceBetween: number;
  readonly align: Align;
  readonly loop: boolean;
  readonly autoplay: boolean;
  /** The timeout of the module for dragging, in milliseconds; 0 disables it. */
  readonly timeout: number;
  readonly env: Environment;
}
