import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followSizes } from '../../logic/platform/listen.ts';
import { useMedia } from '../host/use-media.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { type Layout, visibleCount } from '../slides/slide-layout.ts';
import { useScroller } from '../slides/use-scroller.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { useEngine } from './use-engine.ts';

/** How many slides are visible side by side; updates with the sizes of the box and the slides. */
function useVisibleCount(
  box: RefObject<HTMLElement | null>,
  { slides, align, spaceBetween }: Omit<Layout, 'box'>,
): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const [slide] = slides;
    if (!box.current || !slide) return;
    const layout = { box: box.current, slides, align, spaceBetween };
    return followSizes([layout.box, slide], () => setCount(visibleCount(layout)));
  }, [box, slides, align, spaceBetween]);
  return count;
}

export interface Position {
  readonly box: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  /** The index of the current slide, and of the last one that can become current. */
  readonly current: number;
  readonly last: number;
  /** How many slides are visible side by side. */
  readonly visible: number;
  /** Whether the engine drives the slides, instead of native scrolling. */
  readonly isDriven: boolean;
  readonly prefersReducedMotion: boolean;
  goTo(index: number): void;
  layout(): Layout | undefined;
}

/** The current slide, however it was reached, and functions to move to others. */
export function usePosition(
  { align, spaceBetween, timeout, autoplay, env }: CarouselOptions,
  slides: readonly HTMLElement[],
): Position {
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const layout = () =>
    box.current ? { box: box.current, slides, align, spaceBetween } : undefined;
  const visible = useVisibleCount(box, { slides, align, spaceBetween });
  const last = Math.max(0, slides.length - visible);
  const current = Math.min(reached, last);
  const engine = useEngine(
    env,
    { box, track, slides, align, spaceBetween, timeout, prefersReducedMotion, autoplay, current },
    setReached,
  );
  const isDriven = engine !== undefined;
  const scroller = useScroller(track, { layout, isActive: !isDriven }, setReached);
  // a moved track has lost its scroll position, as has a restored one
  useOnChange([isDriven, env], () => {
    if (!isDriven && current > 0) scroller.goTo(current, 'instant');
  });
  const goTo = (wanted: number) => {
    const index = Math.min(wanted, last);
    setReached(index);
    if (engine) engine.goTo(index);
    else scroller.goTo(index, prefersReducedMotion ? 'instant' : 'smooth');
  };
  return { box, track, current, last, visible, isDriven, prefersReducedMotion, goTo, layout };
}
