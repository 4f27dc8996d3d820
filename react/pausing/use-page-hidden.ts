import { useCallback, useSyncExternalStore } from 'react';

const CHANGE = 'visibilitychange';

/** Whether the page is hidden: its tab is in the background, or the screen is off. */
export function usePageHidden(page: Document): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      page.addEventListener(CHANGE, onChange);
      return () => page.removeEventListener(CHANGE, onChange);
    },
    [page],
  );
  return useSyncExternalStore(subscribe, () => page.visibilityState === 'hidden');
}
