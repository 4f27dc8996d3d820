import { useLayoutEffect, useState } from 'react';

const TABS = '[data-for]';

const tabsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(TABS)];

const isSame = (some: readonly HTMLElement[], others: readonly HTMLElement[]): boolean =>
  some.length === others.length && some.every((tab, index) => tab === others[index]);

/** The author's buttons; follows every change of them. */
export function useTabs(host: HTMLElement): readonly HTMLElement[] {
  const [tabs, setTabs] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const update = () =>
      setTabs((known) => {
        const found = tabsIn(host);
        return isSame(known, found) ? known : found;
      });
    const observer = new MutationObserver(update);
    observer.observe(host, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [host]);
  return tabs;
}
