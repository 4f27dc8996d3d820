import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { AUTOPLAY_MS } from '../../logic/slider/slider.constants.ts';
import { useLatest } from '../host/use-latest.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { usePageHidden, usePause } from '../pausing/use-pause.ts';

export interface Autoplay {
  /** Whether the shopper has not stopped autoplay. */
  readonly isWanted: boolean;
  /** Whether autoplay is running: it pauses on hover, on focus and in a background tab. */
  readonly isRunning: boolean;
  /** Pauses or resumes autoplay. */
  toggle(): void;
}

/** Calls `step` after each slide was shown for the interval; a new `current` restarts it. */
export function useAutoplay(
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
