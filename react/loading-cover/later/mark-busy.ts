import { hostCell } from '../../../logic/state/by-host.ts';

/** Elements that are not marked: those that show nothing, and the toasts, which are announced in spite of the cover. */
const SILENT = 'script, style, link, template, shop-toasts';
const BUSY = 'aria-busy';

/** The number of covers over an element. */
const covers = hostCell(0);

function mark(element: Element): void {
  covers(element).current += 1;
  element.setAttribute(BUSY, 'true');
}

function unmark(element: Element): void {
  covers(element).current -= 1;
  if (covers(element).current === 0) element.removeAttribute(BUSY);
}

/** All elements beside the host and its ancestors; no ancestor, because a busy one would silence the host's message. */
function besides(host: Element): Element[] {
  const parent = host.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter((element) => element !== host);
  return parent === document.body ? siblings : [...siblings, ...besides(parent)];
}

/** Marks all that a cover covers with `aria-busy`; returns a function that removes the marks. The page's own stay. */
export function markBusy(cover: Element): () => void {
  const marked = besides(cover).filter(
    (element) =>
      !element.matches(SILENT) && (covers(element).current > 0 || !element.hasAttribute(BUSY)),
  );
  marked.forEach(mark);
  return () => marked.forEach(unmark);
}
