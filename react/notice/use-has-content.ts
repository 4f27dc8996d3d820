import { useCallback, useSyncExternalStore } from '../resting/hooks.ts';

/** Whether the element has children other than white space; follows every change of them. */
export function useHasContent(host: HTMLElement): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(host, { childList: true, characterData: true, subtree: true });
      return () => observer.disconnect();
    },
    [host],
  );
  return useSyncExternalStore(
    subscribe,
    () => host.childElementCount > 0 || host.textContent.trim() !== '',
  );
}
