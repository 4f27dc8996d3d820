import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { useLatest } from './use-latest.ts';
import { useOnMount } from './use-on-change.ts';

/** A callback that runs once, `delayMs` after the last of several calls of `schedule`. */
export function useDebounced(delayMs: number, callback: () => void) {
  const { clock } = useAtomValue(platformAtom);
  const latest = useLatest(callback);
  const cancel = useRef<() => void>(undefined);
  const stop = () => {
    cancel.current?.();
    cancel.current = undefined;
  };
  useOnMount(() => stop);
  return {
    stop,
    isPending: () => cancel.current !== undefined,
    schedule() {
      stop();
      cancel.current = clock.after(delayMs, () => {
        cancel.current = undefined;
        latest.current();
      });
    },
  };
}
