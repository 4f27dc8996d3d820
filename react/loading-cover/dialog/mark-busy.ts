import { hostCell } from '../../../logic/state/by-host.ts';

/** Not for what nobody hears of, nor for the toasts: they are said in spite of the cover. */
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

/** All that is beside the element on the page; not what it is in, or what it says would not be heard. */
function besides(host: Element): Element[] {
  const parent = host.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter((element) => element !== host);
  return parent === host.ownerDocument.body ? siblings : [...siblings, ...besides(parent)];
}

/** Tells assistive technology that what a cover lies on is busy; the result takes it back. The page's own marks stay. */
export function markBusy(cover: Element): () => void {
  const marked = besides(cover).filter(
    (element) =>
      !element.matches(SILENT) && (covers(element).current > 0 || !element.hasAttribute(BUSY)),
  );
  marked.forEach(mark);
  return () => marked.forEach(unmark);
}
