import { findElements } from '../light-dom/find-element.ts';

const groupOf = (tab: HTMLElement): HTMLElement[] =>
  findElements(tab.ownerDocument, tab.dataset.for ?? '');

/** The attributes that a marked tab has. */
const TAB_MARKS = ['role', 'aria-selected', 'aria-controls', 'tabindex'];

function markTab(tab: HTMLElement, isChosen: boolean): void {
  tab.role = 'tab';
  tab.ariaSelected = `${isChosen}`;
  tab.tabIndex = isChosen ? 0 : -1;
  const ids = groupOf(tab).flatMap(({ id }) => id || []);
  if (ids.length > 0) tab.setAttribute('aria-controls', ids.join(' '));
}

/**
 * Turns the buttons into tabs and shows only the blocks of the chosen one; a block may belong to
 * several tabs. Returns a function that restores the page.
 */
export function markTabs(tabs: readonly HTMLElement[], chosen: HTMLElement): () => void {
  const shown = new Set(groupOf(chosen));
  const hidden = tabs.flatMap(groupOf).filter((block) => !shown.has(block) && !block.hidden);
  for (const tab of tabs) markTab(tab, tab === chosen);
  for (const block of hidden) block.hidden = true;
  return () => {
    for (const block of hidden) block.hidden = false;
    for (const tab of tabs) for (const mark of TAB_MARKS) tab.removeAttribute(mark);
  };
}
