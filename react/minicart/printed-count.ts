/** A counter with an optional label, such as `2`, `(2)` or `Koszyk: 2`, but not a price. */
const COUNTER = /^[\p{L}\s:]*\(?(\d{1,4})\)?$/u;

/** Reads the number of products that the page printed inside the element; undefined when it printed none. */
export function printedCount(host: HTMLElement): number | undefined {
  const texts = Document.prototype.createTreeWalker.call(
    host.ownerDocument,
    host,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const [, digits] = COUNTER.exec(texts.currentNode.textContent?.trim() ?? '') ?? [];
    if (digits) return Number(digits);
  }
  return undefined;
}
