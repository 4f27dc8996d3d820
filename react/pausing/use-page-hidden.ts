import { useCallback, useSyncExternalStore } from 'react';

const CHANGE = 'visibilitychange';

/** Whether the page is hidden: its tab is in the background, or the screen is off. */
export function usePageHidden(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    document.addEventListener(CHANGE, onChange);
    return () => document.removeEventListener(CHANGE, onChange);
  }, []);
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
}
