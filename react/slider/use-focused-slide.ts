import { useLayoutEffect } from 'react';
import { nearestSlide } from './place.ts';
import type { Position } from './use-position.ts';

/**
 * Brings the slide into view that gets focus, or that the browser scrolls to, as it does for a found word or for the
 * fragment of an address. Where the browser scrolls the track itself, nothing is to be done.
 */
export function useFocusedSlide({ isDriven, current, visible, layout, goTo }: Position): void {
  useLayoutEffect(() => {
    const now = layout();
    if (!isDriven || !now) return;
    const { box, slides } = now;
    const listening = new AbortController();
    const onFocus = ({ target }: Event) => {
      const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
      // the buttons have focus
      if (index < 0) return;
      if (index < current || index >= current + visible) goTo(index);
    };
    const onScroll = () => {
      if (box.scrollLeft === 0) return;
      const index = nearestSlide(now);
      box.scrollLeft = 0;
      goTo(index);
    };
    box.addEventListener('focusin', onFocus, listening);
    box.addEventListener('scroll', onScroll, listening);
    return () => listening.abort();
  });
}
