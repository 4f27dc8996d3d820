/** A counter beside words at most, such as `2`, `(2)` or `Koszyk: 2`; no price. */
const COUNTER = /^[\p{L}\s:]*\(?(\d{1,4})\)?$/u;

/** How many products the page itself has printed inside of a tag; undefined where it does not say. */
export function printedCount(host: HTMLElement): number | undefined {
  const texts = host.ownerDocument.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [, digits] = COUNTER.exec(texts.currentNode.textContent?.trim() ?? '') ?? [];
    if (digits) return Number(digits);
  }
  return undefined;
}
