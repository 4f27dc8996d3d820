import { useCallback, useSyncExternalStore } from 'react';

/** Whether a child is of the content: no white space, no comment, nothing for another slot. */
const isContent = (node: Node): boolean =>
  node instanceof Element ? !node.slot : node instanceof Text && node.data.trim() !== '';

/** Whether the element has content; follows every change of its children. */
export function useHasContent(host: HTMLElement): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(host, { childList: true, characterData: true, subtree: true });
      return () => observer.disconnect();
    },
    [host],
  );
  return useSyncExternalStore(subscribe, () => [...host.childNodes].some(isContent));
}
