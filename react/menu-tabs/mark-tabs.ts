import { findElements } from '../light-dom/find-element.ts';

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

/** Hides a block, also where the page shows it by a rule of its own; returns a function that shows it again. */
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
 * Turns the buttons into tabs and shows only the blocks of the chosen one; a block may belong to
 * several tabs. Returns a function that restores the page.
 */
export function markTabs(tabs: readonly HTMLElement[], chosen: HTMLElement): () => void {
  const shown = new Set(groupOf(chosen));
  const hidden = tabs.flatMap(groupOf).filter((block) => !shown.has(block) && !block.hidden);
  for (const tab of tabs) markTab(tab, tab === chosen);
  const restore = hidden.map(hide);
  return () => {
    for (const show of restore) show();
    for (const tab of tabs) for (const mark of TAB_MARKS) tab.removeAttribute(mark);
  };
}
