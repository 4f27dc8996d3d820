import { useLayoutEffect } from 'react';

/** Shows the icon of the page's own link, which the element's link replaces, unless the author fills the icon slot. */
export function usePageIcon(host: HTMLElement): void {
  useLayoutEffect(() => copyIcon(host), [host]);
}

/** Puts a copy of the icon into the light DOM, where the page's styles still apply to it; the result takes it away. */
function copyIcon(host: HTMLElement): () => void {
  const drawing = host.querySelector('a :is(svg, img)');
  if (!drawing || host.querySelector(':scope > [slot=icon]')) return () => {};
  const copy = drawing.cloneNode(true) as Element;
  copy.slot = 'icon';
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  host.append(copy);
  return () => copy.remove();
}
