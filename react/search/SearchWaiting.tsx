import { useLayoutEffect } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { searchPartsOf } from '../../logic/search/search.atoms.ts';
import type { Environment } from '../shared/environment.ts';
import { useAtomValue } from '../shared/use-atom.ts';
import { useStates } from '../shared/use-states.ts';

/** A wait that is felt; a hint for less would only flicker with every key. */
const FELT_AFTER_MS = 150;

interface SearchWaitingProps {
  env: Environment;
  box: HTMLElement | null;
}

/** Tells that an answer is awaited: the state at once, the hint on the box once that takes a while. */
export function SearchWaiting({ env, box }: SearchWaitingProps) {
  const { clock } = useAtomValue(platformAtom);
  const isLoading = useAtomValue(searchPartsOf(env.host).isLoading);
  useStates(env, { loading: isLoading });
  useLayoutEffect(() => {
    if (!isLoading) return;
    let hide = clock.after(FELT_AFTER_MS, () => {
      box?.classList.add('search--waiting');
      hide = () => box?.classList.remove('search--waiting');
    });
    return () => hide();
  }, [box, clock, isLoading]);
  return null;
}
