import { type RefObject, useLayoutEffect } from 'react';
import type { Placement } from '../../../logic/tooltip/tooltip.constants.ts';
import { placeTooltip, sideOf } from '../../../logic/tooltip/tooltip.model.ts';

/** What a bubble is beside, and how. */
export interface BubbleOptions {
  readonly isShown: boolean;
  readonly trigger: HTMLElement;
  readonly placement: Placement;
  readonly offset: number;
}

/** Measures once, then writes once. */
function place(bubble: HTMLElement, { trigger, placement, offset }: BubbleOptions): void {
  const { offsetWidth, offsetHeight, ownerDocument } = bubble;
  const { clientWidth, clientHeight } = ownerDocument.documentElement;
  const side = sideOf(placement, getComputedStyle(trigger).direction === 'rtl');
  const { left, top } = placeTooltip(side, {
    trigger: trigger.getBoundingClientRect(),
    bubble: { width: offsetWidth, height: offsetHeight },
    viewport: { width: clientWidth, height: clientHeight },
    offset,
  });
  bubble.style.translate = `${left}px ${top}px`;
}

/** Shows the bubble in the top layer, where nothing cuts it off, and keeps it beside its trigger. */
export function useBubble(ref: RefObject<HTMLElement | null>, options: BubbleOptions): void {
  const { isShown, trigger, placement, offset } = options;
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!isShown || !bubble?.isConnected) return;
    const follow = () => place(bubble, { isShown, trigger, placement, offset });
    // a browser without popovers has its z-index
    bubble.showPopover?.();
    follow();
    // another text takes another place
    const observer = new ResizeObserver(follow);
    observer.observe(bubble);
    const controller = new AbortController();
    const listening = { capture: true, passive: true, signal: controller.signal };
    for (const type of ['scroll', 'resize']) addEventListener(type, follow, listening);
    return () => {
      controller.abort();
      observer.disconnect();
      bubble.hidePopover?.();
    };
  }, [ref, isShown, trigger, placement, offset]);
}
