import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, such as `(max-width: 767.98px)`; follows every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (callback: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', callback);
      return () => media.removeEventListener('change', callback);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
