import { hostCell } from '../../../logic/state/by-host.ts';

/** Elements that are never marked: those that say nothing, and the toasts, which are announced in spite of the cover. */
const SILENT = 'script, style, link, template, shop-toasts';
const BUSY = 'aria-busy';

/** How many covers lie on an element. */
const covers = hostCell(0);

function mark(element: Element): void {
  covers(element).current += 1;
  element.setAttribute(BUSY, 'true');
}

function unmark(element: Element): void {
  covers(element).current -= 1;
  if (covers(element).current === 0) element.removeAttribute(BUSY);
}

/**
 * All elements beside the cover and beside its ancestors. The ancestors are not among them, or the cover's own text
 * would not be announced.
 */
function besides(host: Element): Element[] {
  const parent = host.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter((element) => element !== host);
  return parent === host.ownerDocument.body ? siblings : [...siblings, ...besides(parent)];
}

/**
 * Marks the elements beneath a cover as busy for assistive technology; the result takes that back. The page's own
 * marks stay.
 */
export function markBusy(cover: Element): () => void {
  const marked = besides(cover).filter(
    (element) =>
      !element.matches(SILENT) && (covers(element).current > 0 || !element.hasAttribute(BUSY)),
  );
  marked.forEach(mark);
  return () => marked.forEach(unmark);
}
