import { useCallback, useSyncExternalStore } from 'react';
import { handleAll, listen, together } from '../../logic/platform/listen.ts';
import { findInputs, isOpen, type RangeInputs } from './range-inputs.ts';

const CHANGES = { childList: true, subtree: true, attributes: true };

const snapshotOf = (host: Element): string => {
  const { from, to } = findInputs(host) ?? {};
  return JSON.stringify([from, to].map((input) => input && [input.value, isOpen(input)]));
};

/** The inputs among the children; renders again when they, their values or their states change. */
export function useInputs(host: HTMLElement): RangeInputs | undefined {
  const subscribe = useCallback(
    (callback: () => void) => {
      const observer = new MutationObserver(callback);
      observer.observe(host, CHANGES);
      return together([
        listen(host, handleAll(['input', 'change'], callback)),
        // `reset` fires before the values change
        listen(document, { reset: () => setTimeout(callback) }),
        listen(window, { pageshow: callback }),
        () => observer.disconnect(),
      ]);
    },
    [host],
  );
  useSyncExternalStore(subscribe, () => snapshotOf(host));
  return findInputs(host);
}
