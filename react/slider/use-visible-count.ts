import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Layout, visibleCount } from './place.ts';

/** How many slides show side by side; follows the sizes of the box and the slides. */
export function useVisibleCount(
  box: RefObject<HTMLElement | null>,
  { slides, align, spaceBetween }: Omit<Layout, 'box'>,
): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const [slide] = slides;
    if (!box.current || !slide) return;
    const layout = { box: box.current, slides, align, spaceBetween };
    const observer = new ResizeObserver(() => setCount(visibleCount(layout)));
    for (const measured of [layout.box, slide]) observer.observe(measured);
    return () => observer.disconnect();
  }, [box, slides, align, spaceBetween]);
  return count;
}
