import { type ReactNode, useLayoutEffect, useState } from 'react';
import { DEFAULT_SPACE_PX, DEFAULT_TIMEOUT_MS } from '../../../logic/slider/slider.constants.ts';
import { Carousel } from '../../carousel/Carousel.tsx';
import carouselCss from '../../carousel/carousel.css';
import { useCarousel } from '../../carousel/use-carousel.ts';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import { isSameList } from '../../light-dom/use-light-child.ts';
import zoneSliderCss from './zone-slider.css';

const OPTIONS = {
  slidesPerView: 1,
  spaceBetween: DEFAULT_SPACE_PX,
  align: 'start',
  loop: false,
  autoplay: false,
  timeout: DEFAULT_TIMEOUT_MS,
} as const;

export interface ZoneSliderProps {
  readonly env: Environment;
  readonly label: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** The products of a zone as the slides of a carousel. */
export function ZoneSlider({ env, label, children }: ZoneSliderProps) {
  useStyles(env, carouselCss, zoneSliderCss);
  const [rows, setRows] = useState<readonly HTMLElement[]>([]);
  const options = { ...OPTIONS, env };
  const state = useCarousel(options, rows);
  const { track } = state.position;
  useLayoutEffect(() => {
    const rendered = track.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
    setRows((known) => (isSameList(known, [...rendered]) ? known : [...rendered]));
  });
  return (
    <Carousel {...options} state={state} label={label} isList>
      {children}
    </Carousel>
  );
}
