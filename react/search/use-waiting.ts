import { useLayoutEffect } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { useAtomValue } from '../shared/use-atom.ts';

/** A wait that is felt; a hint for less would only flicker with every key. */
const FELT_AFTER_MS = 150;

/** Shows on the box that an answer is awaited, once that takes a while. */
export function useWaiting(box: HTMLElement | null, isLoading: boolean): void {
  const { clock } = useAtomValue(platformAtom);
  useLayoutEffect(() => {
    if (!isLoading) return;
    let hide = clock.after(FELT_AFTER_MS, () => {
      box?.classList.add('search--waiting');
      hide = () => box?.classList.remove('search--waiting');
    });
    return () => hide();
  }, [box, clock, isLoading]);
}
