import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useRendered } from '../host/use-rendered.ts';
import { findElements } from '../light-dom/find-element.ts';
import { isSameList, useLightDom } from '../light-dom/use-light-child.ts';

const groupOf = (tab: HTMLElement): HTMLElement[] => findElements(document, tab.dataset.for ?? '');

/** The attributes that a marked tab has. */
const TAB_MARKS = ['role', 'aria-selected', 'aria-controls', 'tabindex'];

function markTab(tab: HTMLElement, isChosen: boolean): void {
  tab.role = 'tab';
  tab.ariaSelected = `${isChosen}`;
  tab.tabIndex = isChosen ? 0 : -1;
  const ids = groupOf(tab).flatMap(({ id }) => id || []);
  if (ids.length > 0) tab.setAttribute('aria-controls', ids.join(' '));
}

/** Hides a block, even if a rule of the page shows it. The result shows it again. */
function hide(block: HTMLElement): () => void {
  const { style } = block;
  const [display, priority] = [
    style.getPropertyValue('display'),
    style.getPropertyPriority('display'),
  ];
  block.hidden = true;
  style.setProperty('display', 'none', 'important');
  return () => {
    block.hidden = false;
    style.setProperty('display', display, priority);
    if (style.length === 0) block.removeAttribute('style');
  };
}

/**
 * Turns the buttons into tabs and shows only the blocks of the selected one; a block may belong to several tabs. The
 * result restores the page.
 */
function markTabs(tabs: readonly HTMLElement[], chosen: HTMLElement): () => void {
  const shown = new Set(groupOf(chosen));
  const hidden = tabs.flatMap(groupOf).filter((block) => !shown.has(block) && !block.hidden);
  for (const tab of tabs) markTab(tab, tab === chosen);
  const restore = hidden.map(hide);
  return () => {
    for (const show of restore) show();
    for (const tab of tabs) for (const mark of TAB_MARKS) tab.removeAttribute(mark);
  };
}

const TABS = '[data-for]';

const tabsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(TABS)];

/** The author's buttons; updates with the children. */
const useTabs = (host: HTMLElement): readonly HTMLElement[] =>
  useLightDom(host, { read: () => tabsIn(host), isSame: isSameList });

/** The tab that a key moves to; undefined when the key does not move (APG tabs). */
function tabAfterKey(
  key: string,
  tabs: readonly HTMLElement[],
  from: HTMLElement,
): HTMLElement | undefined {
  const isRightToLeft = from.matches(':dir(rtl)');
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return tabs[(tabs.indexOf(from) + 1) % tabs.length];
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return tabs.at(tabs.indexOf(from) - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

export interface MenuTabsProps {
  value: string | undefined;
  onChange: (detail: { value: string }) => void;
  env: Environment;
}

const groupName = (tab: HTMLElement): string => tab.dataset.for ?? '';

/** Calls back with the tab that is clicked or reached by a key. React receives no events of slotted buttons. */
function useTabEvents(
  host: HTMLElement,
  tabs: readonly HTMLElement[],
  choose: (tab: HTMLElement) => void,
): void {
  const tabOf = (event: Event) => tabs.find((tab) => event.composedPath().includes(tab));
  useListeners(host, {
    click(event) {
      const tab = tabOf(event);
      if (tab) choose(tab);
    },
    keydown(event) {
      const from = tabOf(event);
      const next = from && tabAfterKey(event.key, tabs, from);
      if (!next) return;
      event.preventDefault();
      next.focus();
      choose(next);
    },
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
  useTabEvents(host, tabs, (tab) => {
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
