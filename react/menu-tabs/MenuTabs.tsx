import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { useRendered } from '../host/use-rendered.ts';
import { markTabs } from './mark-tabs.ts';
import { tabAfterKey } from './tab-keys.ts';
import { useTabs } from './use-tabs.ts';

export interface MenuTabsProps {
  value: string | undefined;
  onChange: (detail: { value: string }) => void;
  env: Environment;
}

const groupName = (tab: HTMLElement): string => tab.dataset.for ?? '';

/** Calls back with the tab that is pressed or reached by a key. React sees no events of slotted buttons. */
function useTabPresses(
  host: HTMLElement,
  tabs: readonly HTMLElement[],
  choose: (tab: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const tabOf = (event: Event) => tabs.find((tab) => event.composedPath().includes(tab));
    const onClick = (event: Event) => {
      const tab = tabOf(event);
      if (tab) choose(tab);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const from = tabOf(event);
      const next = from && tabAfterKey(event.key, tabs, from);
      if (!next) return;
      event.preventDefault();
      next.focus();
      choose(next);
    };
    host.addEventListener('click', onClick, listening);
    host.addEventListener('keydown', onKeyDown, listening);
    return () => listening.abort();
  });
}

/** Tabs that each show one group of the page's blocks (docs/specification.md#s2-category-menu). */
export function MenuTabs({ value, onChange, env }: MenuTabsProps) {
  const { host, setProps } = env;
  const tabs = useTabs(host);
  const isRendered = useRendered(host);
  const chosen = tabs.find((tab) => groupName(tab) === value) ?? tabs[0];
  useLayoutEffect(() => {
    if (chosen && isRendered) return markTabs(tabs, chosen);
  }, [tabs, chosen, isRendered]);
  useTabPresses(host, tabs, (tab) => {
    if (tab === chosen) return;
    setProps({ value: groupName(tab) });
    onChange({ value: groupName(tab) });
  });
  return (
    <div className="tabs" part="tabs" role="tablist">
      <slot />
    </div>
  );
}
