import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { AUTOPLAY_MS } from '../../logic/slider/slider.constants.ts';
import { useLatest } from '../host/use-latest.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { usePageHidden, usePause } from '../pausing/use-pause.ts';
import { slideAfter } from '../slides/slide-after-key.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { type Position, usePosition } from './use-position.ts';

export interface Autoplay {
  /** Whether the shopper has not stopped autoplay. */
  readonly isWanted: boolean;
  /** Whether autoplay is running: it pauses on hover, on focus and in a background tab. */
  readonly isRunning: boolean;
  /** Pauses or resumes autoplay. */
  toggle(): void;
}

/** Calls `step` after each slide was shown for the interval; a new `current` restarts it. */
function useAutoplay(
  box: RefObject<HTMLElement | null>,
  { isOn, current }: { isOn: boolean; current: number },
  step: () => void,
): Autoplay {
  const [isWanted, setWanted] = useState(true);
  const { clock } = useAtomValue(platformAtom);
  const isPaused = usePause(box);
  const isHidden = usePageHidden();
  const isRunning = isOn && isWanted && !isPaused && !isHidden;
  const latest = useLatest(step);
  // each slide gets the whole interval
  useOnChange([clock, isRunning, current], () => {
    if (isRunning) return clock.after(AUTOPLAY_MS, () => latest.current());
  });
  return { isWanted, isRunning, toggle: () => setWanted(!isWanted) };
}

/** The state of a carousel, and functions that change it. */
export interface CarouselState {
  readonly position: Position;
  readonly autoplay: Autoplay;
  /** Whether the slides change automatically unless the shopper stops them. */
  readonly isAutomatic: boolean;
  readonly hasMore: boolean;
}

/** The position of a carousel among its slides, and its autoplay. */
export function useCarousel(
  options: CarouselOptions,
  slides: readonly HTMLElement[],
): CarouselState {
  const position = usePosition(options, slides);
  const { box, current, last, prefersReducedMotion, goTo } = position;
  const hasMore = slides.length > 1;
  const isAutomatic = options.autoplay && hasMore && !prefersReducedMotion;
  const autoplay = useAutoplay(box, { isOn: isAutomatic, current }, () =>
    goTo(slideAfter(1, { current, last, loop: true }) ?? 0),
  );
  return { position, autoplay, isAutomatic, hasMore };
}
