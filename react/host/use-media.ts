import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '../../logic/platform/listen.ts';

/** The media query of phones; stylesheets repeat its width. */
export const PHONE = '(max-width: 756.98px)';

/** Whether a media query matches, such as `(max-width: 767.98px)`; updates on every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (callback: () => void) => listen(matchMedia(query), { change: callback }),
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
