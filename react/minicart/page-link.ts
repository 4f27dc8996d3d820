import { useLayoutEffect } from 'react';

/** Shows the icon of the page's own link, which the element's link replaces, unless the author fills the icon slot. */
export function usePageIcon(host: HTMLElement): void {
  useLayoutEffect(() => copyIcon(host), [host]);
}

/** Puts a copy of the icon into the light DOM, where the page's styles still apply to it. The result removes it. */
function copyIcon(host: HTMLElement): () => void {
  const icon = host.querySelector('a :is(svg, img)');
  if (!icon || host.querySelector(':scope > [slot=icon]')) return () => {};
  const copy = icon.cloneNode(true) as Element;
  copy.slot = 'icon';
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  host.append(copy);
  return () => copy.remove();
}

/** A counter with an optional label, such as `2`, `(2)` or `Koszyk: 2`, but not a price. */
const COUNTER = /^[\p{L}\s:]*\(?(\d{1,4})\)?$/u;

/** Reads the number of products printed by the template; undefined without one. */
export function printedCount(host: HTMLElement): number | undefined {
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [, digits] = COUNTER.exec(texts.currentNode.textContent?.trim() ?? '') ?? [];
    if (digits) return Number(digits);
  }
  return undefined;
}
