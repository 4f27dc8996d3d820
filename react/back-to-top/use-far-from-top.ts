import { useLayoutEffect, useState } from 'react';

/**
 * Creates a pixel just above the page. While it is inside the viewport extended upwards by
 * `viewports` heights, the shopper is near the top. It lies outside the body, whose children
 * belong to the page.
 */
function createMark(): HTMLElement {
  const mark = document.createElement('span');
  mark.ariaHidden = 'true';
  Object.assign(mark.style, {
    position: 'absolute',
    insetBlockStart: '-1px',
    inlineSize: '1px',
    blockSize: '1px',
  });
  return mark;
}

/** Whether the page is scrolled by at least `viewports` viewport heights; needs no scroll listener. */
export function useFarFromTop(viewports: number): boolean {
  const [isFar, setFar] = useState(false);
  useLayoutEffect(() => {
    const mark = createMark();
    document.documentElement.append(mark);
    const root = mark.getRootNode();
    const observer = new IntersectionObserver(
      (entries) => setFar(entries.at(-1)?.isIntersecting === false),
      {
        root: root instanceof Document ? root : null,
        rootMargin: `${viewports * 100}% 0px 0px`,
        threshold: 1,
      },
    );
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [viewports]);
  return isFar;
}
