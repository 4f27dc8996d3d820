import { findElements } from '../light-dom/find-element.ts';

const groupOf = (tab: HTMLElement): HTMLElement[] =>
  findElements(tab.ownerDocument, tab.dataset.for ?? '');

/** What the marks put on tabs and blocks, to be taken off again. */
const TAB_MARKS = ['role', 'aria-selected', 'aria-controls', 'tabindex'];

function markTab(tab: HTMLElement, isChosen: boolean): void {
  tab.role = 'tab';
  tab.ariaSelected = `${isChosen}`;
  tab.tabIndex = isChosen ? 0 : -1;
  const ids = groupOf(tab).flatMap(({ id }) => id || []);
  if (ids.length > 0) tab.setAttribute('aria-controls', ids.join(' '));
}

/**
 * Makes tabs of the buttons, and shows the blocks of the chosen one only; blocks that several tabs
 * name are shown for each of them. The result gives the page back as it was.
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
