import { useLayoutEffect } from 'react';

/** Shows the drawing of the page's own link, which the tag's link replaces, unless the author gives another one. */
export function usePageIcon(host: HTMLElement): void {
  useLayoutEffect(() => {
    const drawing = host.querySelector('a :is(svg, img)');
    if (!drawing || host.querySelector(':scope > [slot=icon]')) return;
    // the page's rules for it go on, which they would not in the shadow root
    const copy = drawing.cloneNode(true) as Element;
    copy.slot = 'icon';
    copy.removeAttribute('id');
    copy.setAttribute('aria-hidden', 'true');
    host.append(copy);
    return () => copy.remove();
  }, [host]);
}
