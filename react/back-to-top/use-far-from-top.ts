import { useLayoutEffect, useState } from 'react';

/**
 * A pixel just above the page: as long as it is within the viewport and `viewports` more heights
 * above it, the shopper is nearer to the top than that. It lies outside of the body, whose children
 * belong to the page.
 */
function createMark(page: Document): HTMLElement {
  const mark = page.createElement('span');
  mark.ariaHidden = 'true';
  Object.assign(mark.style, {
    position: 'absolute',
    insetBlockStart: '-1px',
    inlineSize: '1px',
    blockSize: '1px',
  });
  return mark;
}

/** Whether the page is scrolled by at least that many viewport heights; nothing listens to scrolling. */
export function useFarFromTop(page: Document, viewports: number): boolean {
  const [isFar, setFar] = useState(false);
  useLayoutEffect(() => {
    const mark = createMark(page);
    page.documentElement.append(mark);
    const observer = new IntersectionObserver(
      (entries) => setFar(entries.at(-1)?.isIntersecting === false),
      { root: page, rootMargin: `${viewports * 100}% 0px 0px`, threshold: 1 },
    );
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [page, viewports]);
  return isFar;
}
