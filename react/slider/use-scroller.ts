import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../host/use-latest.ts';
import { distanceOf, type Layout, nearestSlide } from './place.ts';

/** The track as the browser scrolls it. */
export interface Scroller {
  /** Scrolls to a slide. */
  goTo(index: number, behavior: ScrollBehavior): void;
}

/** What the shopper does to scroll; the track then no longer goes where a button has sent it. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const SNAP = 'scroll-snap-type';

/** Whether the track has so far to go, or any of it, in CSS pixels to the right. */
function canScroll(track: HTMLElement, by: number): boolean {
  const room = track.scrollWidth - track.clientWidth;
  const end = track.matches(':dir(rtl)') ? 0 : room;
  return by > 0 ? track.scrollLeft < end - 1 : track.scrollLeft > end - room + 1;
}

/** Scrolls the track natively, and tells each slide that comes into place while `isActive`. */
export function useScroller(
  track: RefObject<HTMLElement | null>,
  { layout, isActive }: { layout: () => Layout | undefined; isActive: boolean },
  onChange: (index: number) => void,
): Scroller {
  const aim = useRef<number>(undefined);
  const latest = useLatest({ layout, onChange });
  useLayoutEffect(() => {
    const element = track.current;
    if (!isActive || !element) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const letGo = () => {
      aim.current = undefined;
      element.style.removeProperty(SNAP);
    };
    const report = () => {
      const now = latest.current.layout();
      if (now && now.slides.length > 0) latest.current.onChange(nearestSlide(now));
    };
    /** How far the track has to go to the slide that a button has sent it to, in CSS pixels to the right. */
    const wayLeft = () => {
      const now = latest.current.layout();
      const slide = aim.current === undefined ? undefined : now?.slides[aim.current];
      return now && slide ? distanceOf(slide, now) : 0;
    };
    const arrive = () => {
      letGo();
      report();
    };
    const follow = () => {
      // on the way to a slide, those that pass by do not count
      if (Math.abs(wayLeft()) < 1) arrive();
    };
    const end = () => {
      const left = wayLeft();
      // a way that a second press has changed ends on the way
      if (Math.abs(left) < 1 || !canScroll(element, left)) arrive();
    };
    element.addEventListener('scroll', follow, options);
    element.addEventListener('scrollend', end, options);
    // before a key of ours sends the track on: where its handler is on the track itself, it would come first
    const first = { ...options, capture: true };
    for (const type of OWN_SCROLLING) element.addEventListener(type, letGo, first);
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
