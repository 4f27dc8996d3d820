import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { AUTOPLAY_MS } from '../../logic/slider/slider.constants.ts';
import { useLatest } from '../host/use-latest.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { usePageHidden } from '../pausing/use-page-hidden.ts';
import { usePause } from '../pausing/use-pause.ts';

export interface Autoplay {
  /** Whether the shopper lets slides change by themselves. */
  readonly isWanted: boolean;
  /** Whether they do so now: nobody points at them, has focus in them, or looks at another tab. */
  readonly isRunning: boolean;
  /** Stops the show, or lets it go on. */
  toggle(): void;
}

/** Calls `step` after each slide has been shown for its time; `current` tells one slide from the next. */
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
  // each slide has the whole time
  useOnChange([clock, isRunning, current], () => {
    if (isRunning) return clock.after(AUTOPLAY_MS, () => latest.current());
  });
  return { isWanted, isRunning, toggle: () => setWanted(!isWanted) };
}
