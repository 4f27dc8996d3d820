import { type RefObject, useLayoutEffect, useRef } from 'react';
import { handleAll, listen, together } from '../../logic/platform/listen.ts';
import { useLatest } from '../host/use-latest.ts';
import { distanceOf, type Layout, nearestSlide } from './slide-layout.ts';

/** The natively scrolled track. */
export interface Scroller {
  /** Scrolls to a slide. */
  goTo(index: number, behavior: ScrollBehavior): void;
}

/** Events of scrolling by the shopper, which cancel a scroll started by a button. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/** Keys that scroll; any other, such as Escape, leaves a scroll that a button has started alone. */
const SCROLLING_KEYS = /^(?:Arrow|Page|Home$|End$| $)/;

const SNAP = 'scroll-snap-type';

/** A scroll has ended once no `scroll` event came for this long; Safari before 26 has no `scrollend`. */
const IDLE_MS = 150;

/** Whether the track can scroll that far, or at all, in CSS pixels to the right. */
function canScroll(track: HTMLElement, by: number): boolean {
  const room = track.scrollWidth - track.clientWidth;
  const end = track.matches(':dir(rtl)') ? 0 : room;
  return by > 0 ? track.scrollLeft < end - 1 : track.scrollLeft > end - room + 1;
}

/** The distance of the slide with an index from its aligned position; 0 without such a slide. */
function distanceTo(index: number | undefined, layout: Layout | undefined): number {
  const slide = index === undefined ? undefined : layout?.slides[index];
  return layout && slide ? distanceOf(slide, layout) : 0;
}

/** Scrolls the track natively, and reports each slide that becomes current while `isActive`. */
export function useScroller(
  track: RefObject<HTMLElement | null>,
  { layout, isActive }: { layout: () => Layout | undefined; isActive: boolean },
  onChange: (index: number) => void,
): Scroller {
  const aim = useRef<number>(undefined);
  const follow = useRef<() => void>(undefined);
  const latest = useLatest({ layout, onChange });
  useLayoutEffect(() => {
    const element = track.current;
    if (!isActive || !element) return;
    let timer: number | undefined;
    const letGo = () => {
      clearTimeout(timer);
      aim.current = undefined;
      element.style.removeProperty(SNAP);
    };
    const report = () => {
      const now = latest.current.layout();
      if (now && now.slides.length > 0) latest.current.onChange(nearestSlide(now));
    };
    /** The remaining distance to the target slide, in CSS pixels to the right. */
    const wayLeft = () => distanceTo(aim.current, latest.current.layout());
    const settle = () => {
      const left = wayLeft();
      if (Math.abs(left) >= 1 && canScroll(element, left)) {
        element.scrollTo({ left: element.scrollLeft + left, behavior: 'instant' });
        // after a busy moment, Chromium adds what the smooth scroll has moved meanwhile
        follow.current?.();
      } else {
        letGo();
        report();
      }
    };
    follow.current = () => {
      clearTimeout(timer);
      // slides between the start and the target do not count
      if (aim.current === undefined) report();
      // WebKit stops before the target if the page changes during a scroll
      else timer = window.setTimeout(settle, IDLE_MS);
    };
    const takeOver = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || SCROLLING_KEYS.test(event.key)) letGo();
    };
    const stop = together([
      listen(element, { scroll: follow.current }, { passive: true }),
      // before our key handler scrolls the track, which would otherwise run first
      listen(element, handleAll(OWN_SCROLLING, takeOver), { passive: true, capture: true }),
    ]);
    return () => {
      follow.current = undefined;
      letGo();
      stop();
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
        // WebKit snaps back to the previous slide if the page changes during a scroll
        track.current?.style.setProperty(SNAP, 'none');
      }
      // not by a distance: it would stop at the next slide of a row with `scroll-snap-stop: always`
      const { scrollLeft = 0 } = track.current ?? {};
      track.current?.scrollTo({ left: scrollLeft + left, behavior });
      if (behavior === 'smooth') follow.current?.();
    },
  };
}
