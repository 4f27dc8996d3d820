import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from '../resting/hooks.ts';
import { distanceOf, type Layout, nearestSlide } from './place.ts';

/** The track as the browser scrolls it. */
export interface Scroller {
  /** Scrolls to a slide. */
  goTo(index: number, behavior: ScrollBehavior): void;
}

/** What the shopper does to scroll; the track then no longer goes where a button has sent it. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const SNAP = 'scroll-snap-type';

/** Scrolls the track natively, and tells each slide that comes into place while `isActive`. */
export function useScroller(
  track: RefObject<HTMLElement | null>,
  { layout, isActive }: { layout: () => Layout | undefined; isActive: boolean },
  onChange: (index: number) => void,
): Scroller {
  const aim = useRef<number>(undefined);
  const latest = useRef({ layout, onChange });
  useLayoutEffect(() => {
    latest.current = { layout, onChange };
  });
  useLayoutEffect(() => {
    const element = track.current;
    if (!isActive || !element) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const letGo = () => {
      aim.current = undefined;
      element.style.removeProperty(SNAP);
    };
    const tell = () => {
      const now = latest.current.layout();
      if (now && now.slides.length > 0) latest.current.onChange(nearestSlide(now));
    };
    const follow = () => {
      const now = latest.current.layout();
      const slide = aim.current === undefined ? undefined : now?.slides[aim.current];
      // on the way to a slide, those that pass by do not count
      if (now && slide && Math.abs(distanceOf(slide, now)) >= 1) return;
      letGo();
      tell();
    };
    const end = () => {
      letGo();
      tell();
    };
    element.addEventListener('scroll', follow, options);
    element.addEventListener('scrollend', end, options);
    for (const type of OWN_SCROLLING) element.addEventListener(type, letGo, options);
    return () => {
      letGo();
      listening.abort();
    };
  }, [track, isActive]);
  return {
    goTo(index, behavior) {
      const now = layout();
      const slide = now?.slides[index];
      if (!now || !slide) return;
      const left = distanceOf(slide, now);
      if (behavior === 'smooth') {
        aim.current = index;
        // WebKit snaps back to the slide before where the page changes on the way
        track.current?.style.setProperty(SNAP, 'none');
      }
      track.current?.scrollBy({ left, behavior });
    },
  };
}
