import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';

/** The longest delay of a browser's timer, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls back after `durationMs` of running time; never for 0, nor for more than a timer can wait. */
export function useCountdown(durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const { clock } = useAtomValue(platformAtom);
  const elapsedMs = useRef(0);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  useLayoutEffect(() => {
    if (!isRunning || durationMs <= 0 || durationMs > LONGEST_MS) return;
    const startedAt = clock.now();
    const cancel = clock.after(Math.max(0, durationMs - elapsedMs.current), () => end.current());
    return () => {
      cancel();
      // the clock may have been set back
      elapsedMs.current += Math.max(0, clock.now() - startedAt);
    };
  }, [clock, durationMs, isRunning]);
}
